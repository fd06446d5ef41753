CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(20) NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	started FLOAT, 
	result JSON, terms JSON DEFAULT '{}' NOT NULL, secret VARCHAR(64) DEFAULT '' NOT NULL, bot_secret VARCHAR(64) DEFAULT '' NOT NULL, chat_rules JSON DEFAULT '{}' NOT NULL, closed VARCHAR(200), rematch VARCHAR(32), 
	PRIMARY KEY (id)
);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_started ON tables (started);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	browser VARCHAR(64), 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(8), 
	bot VARCHAR(40), nonce VARCHAR(64), asked VARCHAR(64), declined BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_seats_browser ON seats (browser);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	value INTEGER NOT NULL, 
	digest VARCHAR(16), 
	time FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	time FLOAT NOT NULL, audience VARCHAR(12) DEFAULT 'all' NOT NULL, speaker VARCHAR(16) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE TABLE devices (
	token VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	until FLOAT NOT NULL, code VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (token)
);
CREATE TABLE decks (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	format VARCHAR(40) NOT NULL, 
	cards JSON NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE heartbeats (
	worker VARCHAR(16) NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (worker)
);
CREATE INDEX ix_devices_code ON devices (code);
CREATE INDEX ix_devices_browser ON devices (browser);
CREATE TABLE workers (
	id VARCHAR(32) NOT NULL, 
	beat INTEGER NOT NULL, 
	inbox VARCHAR(108) NOT NULL, 
	address VARCHAR(300) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE leases (
	table_id VARCHAR(32) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE INDEX ix_leases_worker ON leases (worker);
CREATE TABLE blocks (
	subject VARCHAR(64) NOT NULL, 
	why VARCHAR(200) NOT NULL, 
	made FLOAT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (subject)
);
CREATE TABLE administration (
	id INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_seats_asked ON seats (asked);

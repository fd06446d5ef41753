CREATE TABLE public.administration (
    id integer NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.blocks (
    subject character varying(64) NOT NULL,
    why character varying(200) NOT NULL,
    made double precision NOT NULL,
    until double precision
);
CREATE TABLE public.chat (
    id integer NOT NULL,
    table_id character varying(32) NOT NULL,
    seat integer,
    name character varying(40) NOT NULL,
    text character varying(500) NOT NULL,
    "time" double precision NOT NULL,
    audience character varying(12) DEFAULT 'all'::character varying NOT NULL,
    speaker character varying(16) DEFAULT ''::character varying NOT NULL
);
CREATE SEQUENCE public.chat_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chat_id_seq OWNED BY public.chat.id;
CREATE TABLE public.decks (
    id character varying(32) NOT NULL,
    game character varying(40) NOT NULL,
    name character varying(40) NOT NULL,
    format character varying(40) NOT NULL,
    cards json NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.devices (
    token character varying(64) NOT NULL,
    browser character varying(64) NOT NULL,
    until double precision NOT NULL,
    code character varying(64) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.entries (
    table_id character varying(32) NOT NULL,
    number integer NOT NULL,
    kind character varying(8) NOT NULL,
    seat integer NOT NULL,
    value integer NOT NULL,
    digest character varying(16),
    "time" double precision NOT NULL
);
CREATE TABLE public.heartbeats (
    worker character varying(16) NOT NULL,
    "time" double precision NOT NULL
);
CREATE TABLE public.leases (
    table_id character varying(32) NOT NULL,
    worker character varying(32) NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    browser character varying(64),
    name character varying(40) NOT NULL,
    level character varying(8),
    bot character varying(40),
    nonce character varying(64),
    asked character varying(64),
    declined boolean DEFAULT false NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(40) NOT NULL,
    rules integer NOT NULL,
    players integer NOT NULL,
    options json NOT NULL,
    seed character varying(20) NOT NULL,
    salt character varying(64) NOT NULL,
    invite character varying(64) NOT NULL,
    listed boolean NOT NULL,
    host character varying(64) NOT NULL,
    created double precision NOT NULL,
    started double precision,
    result json,
    terms json DEFAULT '{}'::json NOT NULL,
    secret character varying(64) DEFAULT ''::character varying NOT NULL,
    bot_secret character varying(64) DEFAULT ''::character varying NOT NULL,
    chat_rules json DEFAULT '{}'::json NOT NULL,
    closed character varying(200),
    rematch character varying(32)
);
CREATE TABLE public.workers (
    id character varying(32) NOT NULL,
    beat integer NOT NULL,
    inbox character varying(108) NOT NULL,
    address character varying(300) NOT NULL
);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
ALTER TABLE ONLY public.administration
    ADD CONSTRAINT administration_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.decks
    ADD CONSTRAINT decks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.heartbeats
    ADD CONSTRAINT heartbeats_pkey PRIMARY KEY (worker);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (id);
CREATE INDEX ix_chat_table_id ON public.chat USING btree (table_id);
CREATE INDEX ix_devices_browser ON public.devices USING btree (browser);
CREATE INDEX ix_devices_code ON public.devices USING btree (code);
CREATE INDEX ix_leases_worker ON public.leases USING btree (worker);
CREATE INDEX ix_seats_asked ON public.seats USING btree (asked);
CREATE INDEX ix_seats_browser ON public.seats USING btree (browser);
CREATE INDEX ix_tables_host ON public.tables USING btree (host);
CREATE INDEX ix_tables_started ON public.tables USING btree (started);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_worker_fkey FOREIGN KEY (worker) REFERENCES public.workers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);

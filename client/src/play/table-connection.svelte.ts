import { settings } from "../lib/settings.svelte";
import { inTurn } from "../lib/soon";
import { Connection, tableSocket } from "../net/connection";
import type { Error as Refusal, Foreseen, Hint, FromClient, FromServer, Line, Past, Reasons, State, Table } from "../net/protocol";
import { withWholeStills } from "./stills";
import { Talk } from "./talk.svelte";

/** A state with the table that it is of. */
export type TableState = State & { table: Table };

/** What becomes of the messages about a table. `back`: something is taken back, or told again. */
export interface TableListener {
  arrived(state: TableState, back: boolean): void;
  presence(table: Table): void;
  hinted(told: Hint): void;
  foreseen(told: Foreseen): void;
  reasons(told: Reasons): void;
  past(told: Past): void;
  refused(refusal: Refusal): void;
  /** The line is open, or has been lost. */
  status(connected: boolean): void;
  /** The server does not serve this browser any more. */
  ended(): void;
}

/** The line to a table: keeps the last state and the whole log of each seat that this browser has, and the chat. */
export class TableConnection {
  connected = $state(true);
  silent = $state(false); // the server owes an answer, and the line is not known to be lost
  spectators = $state(0);
  readonly talk = new Talk((message) => this.send(message));
  readonly latest = new Map<number | null, TableState>();
  private readonly views = new Map<number | null, State["view"]>(); // of the last state that is here, told of or not
  private readonly logs = new Map<number | null, Line[]>();
  private known: Table | null = null; // as last sent: states name it only when it has changed
  private readonly connection: Connection;
  private readonly stopWatching: () => void;

  constructor(
    id: string,
    private readonly listener: TableListener,
  ) {
    let told = settings.lang;
    this.stopWatching = $effect.root(() => {
      $effect(() => {
        if (told === settings.lang) return;
        told = settings.lang;
        this.connection.again(); // English alone was told, or is enough from now on
      });
    });
    this.connection = new Connection(() => tableSocket(id, settings.lang), {
      read: (message) => this.read(message),
      inTurn,
      message: (message) => this.receive(message),
      status: (connected) => {
        this.connected = connected;
        if (connected) this.talk.again();
        listener.status(connected);
      },
      silent: (silent) => (this.silent = silent),
      waits: () => this.waits(),
      refused: () => listener.ended(),
    });
  }

  /** Sends now, if there is a line: whether it has been sent. */
  send(message: FromClient): boolean {
    return this.connection.send(message);
  }

  /** Connects anew: the server then knows the browser by the seats that it has now. */
  reopen(): void {
    this.latest.clear();
    this.views.clear();
    this.logs.clear();
    this.connection.again();
  }

  /** Tries at once to connect, if the line is lost. */
  retry(): void {
    this.connection.now();
  }

  close(): void {
    this.stopWatching();
    this.connection.close();
  }

  /** The log of a seat up to the last line that a state brought; all of it for one that brought none. */
  logUpTo(state: State): Line[] {
    const log = this.logs.get(state.seat) ?? [];
    const last = state.log.at(-1)?.number;
    return last === undefined ? log : log.filter((line) => line.number <= last);
  }

  /** Is another asked, and none of the seats that this browser has? Who only watches waits for nobody. */
  private waits(): boolean {
    const seats = [...this.latest.values()].filter(({ seat }) => seat !== null);
    return seats.some(({ decision }) => decision !== null) && !seats.some(({ decision }) => decision?.mine);
  }

  /** Puts views together as they come: on a slow processor that takes long enough for a task of its own. */
  private read(message: FromServer): FromServer {
    if (message.type === "past") return { ...message, steps: message.steps.map((step) => withWholeStills(step)) };
    if (message.type !== "state") return message;
    const state = withWholeStills(message, this.views.get(message.seat));
    this.views.set(message.seat, state.view);
    return state;
  }

  private receive(message: FromServer): void {
    if (message.type === "state") this.arrive(message);
    else if (message.type === "chat") this.talk.hear(message);
    else if (message.type === "chat-rules") this.talk.rules = message;
    else if (message.type === "reaction") this.talk.feel(message);
    else if (message.type === "presence") {
      this.known = message.table;
      this.spectators = message.spectators;
      this.listener.presence(message.table);
    } else if (message.type === "hint") this.listener.hinted(message);
    else if (message.type === "foreseen") this.listener.foreseen(message);
    else if (message.type === "reasons") this.listener.reasons(message);
    else if (message.type === "past") this.listener.past(message);
    else if (message.type === "error" && !this.talk.refuse(message)) this.listener.refused(message);
  }

  private arrive(sent: State): void {
    const table = sent.table ?? this.known;
    if (!table) return; // the first state always names it
    this.known = table;
    const log = this.logs.get(sent.seat) ?? [];
    const before = log.filter((line) => line.number < sent.log_from);
    this.logs.set(sent.seat, [...before, ...sent.log]);
    const state = { ...sent, table };
    this.latest.set(sent.seat, state);
    this.listener.arrived(state, before.length < log.length);
  }
}

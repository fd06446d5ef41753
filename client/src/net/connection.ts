import type { FromClient, FromServer } from "./protocol";

export interface Listener {
  /** What is made of a message as soon as it is here, before it is told of. */
  read(message: FromServer): FromServer;
  /** Tells of a message now, or a little later; in order. */
  inTurn(tell: () => void): void;
  message(message: FromServer): void;
  status(connected: boolean): void;
  /** The server says nothing though it was asked, or speaks again; the line is neither closed nor known to be lost. */
  silent(silent: boolean): void;
  /** Somebody at this browser waits for another: nothing else would show soon that the line is dead. */
  waits(): boolean;
  /** The server has closed it for good, and says why if it is asked for the table. */
  refused(): void;
}

const FIRST_WAIT = 500; // milliseconds; doubles with each failure
const LONGEST_WAIT = 8_000;
const PING_EVERY = 5_000; // while nothing is heard …
const PING_WAITING = 1_000; // … while another is waited for …
const PING_HIDDEN = 20_000; // … and while nobody looks
const PING_SOON = 400; // after something was sent
const PATIENCE = 550; // from a ping until the line counts as silent: after an answer within less than a second …
const GIVE_UP = 6_000; // … and until another is opened
const POLICY = 1008; // the code by which the server closes a line that is not to be opened again

/** The WebSocket of a table. It reconnects by itself until closed. */
export class Connection {
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private closed = false;
  private isSilent = false;
  private awaits = false; // a message of the server, since something was sent
  private readonly offline = (): void => this.drop();
  private readonly online = (): void => this.now();
  private readonly seen = (): void => this.look();

  constructor(
    private readonly url: () => string,
    private readonly listener: Listener,
  ) {
    globalThis.addEventListener?.("offline", this.offline);
    globalThis.addEventListener?.("online", this.online);
    document.addEventListener?.("visibilitychange", this.seen);
    this.open();
  }

  /** Sends now; false if there is no connection, and then nothing is sent later either. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (!this.awaits) this.probe(PING_SOON);
    this.awaits = true;
    return true;
  }

  /** Closes the socket and opens another at once. */
  again(): void {
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.open();
  }

  /** Opens another at once, if the line is lost. */
  now(): void {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    globalThis.removeEventListener?.("offline", this.offline);
    globalThis.removeEventListener?.("online", this.online);
    document.removeEventListener?.("visibilitychange", this.seen);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.url());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.hear();
      this.listener.status(true);
      this.rest();
    };
    socket.onmessage = (event) => {
      this.hear();
      const message = this.listener.read(JSON.parse(String(event.data)) as FromServer);
      this.listener.inTurn(() => {
        if (this.closed || this.socket !== socket) return; // another line tells all anew
        this.listener.message(message);
        this.rest();
      });
    };
    socket.onclose = (event) => this.lost(event.code === POLICY);
  }

  /** Somebody looks again: what died unseen shows at once. */
  private look(): void {
    if (document.hidden || this.awaits) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.probe(0);
    else this.now();
  }

  /** Something has come: the line is alive. */
  private hear(): void {
    this.awaits = false;
    this.fallSilent(false);
  }

  /** It is asked again after a while of nothing. */
  private rest(): void {
    if (this.closed || this.awaits) return; // the listener has closed it, or has sent something
    this.probe(document.hidden ? PING_HIDDEN : this.listener.waits() ? PING_WAITING : PING_EVERY);
  }

  private probe(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.awaits = true; // so that no other probe takes the place of this one
      if (!this.send({ type: "ping" })) return;
      this.timer = setTimeout(() => {
        this.fallSilent(true);
        this.timer = setTimeout(() => this.drop(), GIVE_UP);
      }, PATIENCE);
    }, after);
  }

  private fallSilent(silent: boolean): void {
    if (this.isSilent !== silent) this.listener.silent(silent);
    this.isSilent = silent;
  }

  /** Takes the line for lost, whether or not the browser has noticed. */
  private drop(): void {
    if (!this.socket || this.closed) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
    this.lost(false);
  }

  private lost(forGood: boolean): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.awaits = false;
    this.listener.status(false);
    this.fallSilent(false);
    if (forGood) {
      this.closed = true;
      this.listener.refused();
      return;
    }
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

/** The address of a table's WebSocket, on the host that served the page; English comes along with French. */
export function tableSocket(id: string, lang: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/ws?lang=${lang}`;
}

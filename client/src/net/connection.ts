import type { FromClient, FromServer } from "./protocol";

export interface Listener {
  message(message: FromServer): void;
  status(connected: boolean): void;
  /** The server has closed it for good, and says why if it is asked for the table. */
  refused(): void;
}

const FIRST_WAIT = 500; // milliseconds; doubles with each failure
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const POLICY = 1008; // the code by which the server closes a line that is not to be opened again

/** The WebSocket of a table. It reconnects by itself until closed. */
export class Connection {
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private closed = false;

  constructor(
    private readonly url: () => string,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  /** Sends now; false if there is no connection, and then nothing is sent later either. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Closes the socket and opens another at once. */
  again(): void {
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.url());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.status(true);
      this.keepAlive();
    };
    socket.onmessage = (event) => this.listener.message(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.lost(event.code === POLICY);
  }

  private keepAlive(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.send({ type: "ping" })) this.keepAlive();
    }, PING_EVERY);
  }

  private lost(forGood: boolean): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.listener.status(false);
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

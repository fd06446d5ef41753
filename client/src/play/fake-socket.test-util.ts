import { vi } from "vitest";

import type { FromClient, FromServer } from "../net/protocol";

/** The WebSocket of a page: the test is the server. */
export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly heard: FromClient[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** Puts it in place of the browser's, on a page that is looked at. */
export function stubSocket(): void {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false });
}

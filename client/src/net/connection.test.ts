import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { FakeSocket, stubSocket } from "../play/fake-socket.test-util";
import { Connection } from "./connection";

const heard: string[] = [];
let waits = false; // for another
const events = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  stubSocket();
  vi.stubGlobal("addEventListener", (type: string, listener: EventListener) => events.addEventListener(type, listener));
  vi.stubGlobal("removeEventListener", (type: string, listener: EventListener) => events.removeEventListener(type, listener));
  heard.length = 0;
  waits = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(): { connection: Connection; wire: FakeSocket } {
  const connection = new Connection(() => "ws://here", {
    read: (message) => message,
    inTurn: (tell) => tell(),
    message: ({ type }) => heard.push(type),
    status: (connected) => heard.push(connected ? "open" : "lost"),
    silent: (silent) => heard.push(silent ? "silent" : "speaks"),
    waits: () => waits,
    refused: () => heard.push("refused"),
  });
  FakeSocket.last.accept();
  return { connection, wire: FakeSocket.last };
}

it("says within a second of an answer that the server is silent, and that it speaks again", () => {
  const { connection, wire } = open();
  connection.send({ type: "answer", number: 1, seat: 0, option: 2 });
  vi.advanceTimersByTime(999);
  expect(wire.heard.map(({ type }) => type)).toEqual(["answer", "ping"]);
  expect(heard).toEqual(["open", "silent"]);
  wire.tell({ type: "pong" });
  expect(heard.slice(2)).toEqual(["speaks", "pong"]);
  connection.close();
});

it("asks a line on which nothing is said, and opens another after a while of silence", () => {
  const { connection, wire } = open();
  for (let i = 0; i < 3; i += 1) {
    vi.advanceTimersByTime(5_100);
    wire.tell({ type: "pong" });
  }
  expect(heard).toEqual(["open", "pong", "pong", "pong"]);
  vi.advanceTimersByTime(5_600);
  expect(heard.at(-1)).toBe("silent");
  vi.advanceTimersByTime(7_000);
  expect(heard.slice(-2)).toEqual(["lost", "speaks"]);
  expect(FakeSocket.last).not.toBe(wire);
  FakeSocket.last.accept();
  expect(heard.at(-1)).toBe("open");
  connection.close();
});

it("says within a second and a half that a line is dead where another is waited for", () => {
  const { connection, wire } = open();
  waits = true;
  wire.tell({ type: "pong" });
  vi.advanceTimersByTime(1_551);
  expect(heard.at(-1)).toBe("silent");
  connection.close();
});

it("asks a line at once when somebody looks again, and opens a lost one", () => {
  const page = Object.assign(new EventTarget(), { hidden: true });
  vi.stubGlobal("document", page);
  const { connection, wire } = open();
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(551);
  expect(heard.at(-1)).toBe("silent");
  wire.close();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.last).not.toBe(wire);
  connection.close();
});

it("is lost at once where the browser is offline, and tries at once when it is back", () => {
  const { connection, wire } = open();
  events.dispatchEvent(new Event("offline"));
  expect([heard.at(-1), connection.send({ type: "ping" })]).toEqual(["lost", false]);
  events.dispatchEvent(new Event("online"));
  expect(FakeSocket.last).not.toBe(wire);
  connection.close();
});

it("is not opened again once it is closed", () => {
  const { connection, wire } = open();
  connection.close();
  events.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.last).toBe(wire);
});

import { settings } from "../lib/settings.svelte";
import type { Chat, ChatRules, Error as Refusal, FromClient, React, Reaction } from "../net/protocol";
import { withLine } from "./chat";

export type Audience = Chat["audience"];

const ABOUT_CHAT = new Set(["too-much-said", "muted", "chat-closed", "no-cookie", "no-speaker", "not-the-host"]);

const SHOWN = 4_000; // milliseconds that a reaction is shown
const MOST_SHOWN = 4;

export type Feeling = React["reaction"];

/** All that can be said without words, as their keys in the catalogs are. */
export const FEELINGS: readonly Feeling[] = ["bravo", "laugh", "surprise", "thinking", "ouch", "thanks"];

/** The chat of a table: what has been said, who may write, and what is being written here. */
export class Talk {
  lines = $state.raw<Chat[]>([]);
  rules = $state.raw<ChatRules>({ type: "chat-rules", open_to: "all", you: "", muted: [] });
  draft = $state("");
  refusal = $state.raw<Refusal | null>(null); // why the last line, or ruling, does not count
  private readUntil = $state.raw<Record<Audience, number>>({ all: 0, spectators: 0 });
  reactions = $state.raw<(Reaction & { key: number })[]>([]); // of the last moment
  private reacted = 0;
  private sent: string[] = []; // lines on their way

  constructor(private readonly send: (message: FromClient) => boolean) {}

  /** What has been said to an audience, oldest first. */
  saidTo(audience: Audience): Chat[] {
    return this.lines.filter((line) => line.audience === audience);
  }

  /** How many lines of others nobody here has looked at. */
  unread(audience: Audience): number {
    return this.saidTo(audience).filter((line) => line.time > this.readUntil[audience] && !this.isOwn(line)).length;
  }

  markRead(audience: Audience): void {
    const last = this.saidTo(audience).at(-1)?.time ?? 0;
    if (last > this.readUntil[audience]) this.readUntil = { ...this.readUntil, [audience]: last };
  }

  isOwn(line: Chat): boolean {
    return line.speaker !== "" && line.speaker === this.rules.you;
  }

  /** Whether the table's host lets this browser write to an audience. */
  mayWrite(audience: Audience): boolean {
    const { open_to: openTo, you, muted } = this.rules;
    return (openTo === "all" || (openTo === "players" && audience === "all")) && !muted.includes(you);
  }

  /** Sends the draft, with the name of a spectator who has one. What is not taken comes back as the draft. */
  say(name = ""): void {
    const text = this.draft.trim();
    if (!text || !this.send(name ? { type: "chat", text, name } : { type: "chat", text })) return;
    this.sent.push(text);
    this.draft = "";
    this.refusal = null;
  }

  /** Says something without words, for all to see. */
  react(reaction: Feeling): void {
    this.refusal = null;
    this.send({ type: "react", reaction });
  }

  mute(speaker: string, muted: boolean): void {
    this.refusal = null;
    this.send({ type: "mute", speaker, muted });
  }

  openTo(to: ChatRules["open_to"]): void {
    this.refusal = null;
    this.send({ type: "chat-open", to });
  }

  // ---- what the server says

  hear(line: Chat): void {
    this.lines = withLine(this.lines, line);
    if (!this.isOwn(line)) return;
    this.sent = this.sent.filter((text, i) => text !== line.text || i !== this.sent.indexOf(line.text));
    if (this.draft === line.text) this.draft = "";
  }

  /** A reaction is shown for a moment, unless it is somebody else's and this browser hides those. */
  feel(reaction: Reaction): void {
    if (!settings.reactions && reaction.speaker !== this.rules.you) return;
    const key = (this.reacted += 1);
    this.reactions = [...this.reactions, { ...reaction, key }].slice(-MOST_SHOWN);
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other.key !== key)), SHOWN);
  }

  /** Whether a refusal was about the chat; a line that is on its way when something is refused comes back. */
  refuse(refusal: Refusal): boolean {
    this.takeBack();
    if (!ABOUT_CHAT.has(refusal.code)) return false;
    this.refusal = refusal;
    return true;
  }

  /** The line is there anew: the server tells again what was said. */
  again(): void {
    this.takeBack();
    this.lines = [];
  }

  private takeBack(): void {
    const text = this.sent.shift();
    if (text !== undefined && this.draft === "") this.draft = text;
  }
}

// Made by tools/protocol-ts from src/baston/server/protocol. Do not edit.

export interface Choice {
  option: number;
  label: Words;
  pass: boolean;
  thing: number | null;
  card: number | null;
  target: number | null;
  use: boolean;
  told: boolean;
}

export interface AddNonce {
  type: "nonce";
  seat: number;
  nonce: string;
}

export interface Answer {
  type: "answer";
  number: number;
  seat: number;
  option: number;
}

export interface AskHint {
  type: "hint";
  seat: number;
}

export interface AskPast {
  type: "past";
  seat: number | null;
  step: number;
}

export interface AskReasons {
  type: "reasons";
  seat: number;
  held?: number | null;
}

export interface Concede {
  type: "concede";
  seat: number;
}

export interface Foresee {
  type: "foresee";
  number: number;
  seat: number;
  plan: number[];
}

export interface Mute {
  type: "mute";
  speaker: string;
  muted: boolean;
}

export interface OpenChat {
  type: "chat-open";
  to: "all" | "players" | "nobody";
}

export interface Ping {
  type: "ping";
}

export interface React {
  type: "react";
  reaction: "bravo" | "laugh" | "surprise" | "thinking" | "ouch" | "thanks";
}

export interface Say {
  type: "chat";
  text: string;
  name?: string;
}

export interface Undo {
  type: "undo";
  seat: number;
}

export interface UndoReply {
  type: "undo-reply";
  seat: number;
  agree: boolean;
}

export interface Change {
  step: number;
  line: number;
  values: number[];
}

export interface Chart {
  name: string;
  changes: Change[];
}

export interface Course {
  charts: Chart[];
  deeds: Deeds[];
}

export interface Deeds {
  card: string;
  seat: number;
  figures: Record<string, number>;
}

export interface Deck {
  id: string;
  game: string;
  name: string;
  format: string;
  cards: Record<string, number>;
}

export interface DeckChange {
  en: string;
  fr: string;
}

export interface DeckFault {
  code: string;
  en: string;
  fr: string;
  clause: string | null;
  line: number | null;
  mend: Record<string, number>;
}

export interface DeckFormat {
  name: string;
  players: number[];
  life: number;
  size: number;
  energies: number;
  heroes: number;
}

export interface DeckReport {
  code: string;
  faults: DeckFault[];
  changes: DeckChange[];
}

export interface DeckRules {
  edition: number;
  formats: DeckFormat[];
  decks: ReadyDeck[];
}

export interface DeckText {
  text: string;
}

export interface DeckWish {
  format: string;
  cards: Record<string, number>;
  edition?: number | null;
}

export interface NewDeck {
  name: string;
  format: string;
  cards: Record<string, number>;
}

export interface ReadDeck {
  name: string;
  edition: number;
  cards: Record<string, number>;
  faults: DeckFault[];
}

export interface ReadyDeck {
  id: string;
  name: string;
  name_fr: string;
  plan: string;
  plan_fr: string;
  lists: Record<string, Record<string, number>>;
}

export interface GameInfo {
  id: string;
  name: string;
  name_fr: string;
  rules: number;
  players: number[];
  modes: string[];
  options: GameOption[];
  bots: string[];
}

export interface GameOption {
  name: string;
  default: string;
  choices: string[];
  written: string;
  shared: string;
}

export interface Health {
  status: "ok";
  version: string;
  addresses: string[];
  keep_days: number | null;
}

export interface RuleInfo {
  id: string;
  section: string;
  section_fr: string;
  text: string;
  text_fr: string;
  mentions?: Mentions;
  mode?: string;
}

export interface TermInfo {
  id: string;
  clause: string;
  forms: string[];
  forms_fr: string[];
  means: string;
  means_fr: string;
  mode?: string;
  common?: boolean;
}

export interface Lesson {
  id: string;
  game: string;
  title: Words;
  minutes: number;
  players: number;
  opponent: "easy" | "normal" | "strong";
  options: Record<string, string>;
  steps: LessonStep[];
}

export interface LessonProgress {
  lesson: string;
  step: string;
  ticked: string[];
  remark: Words | null;
}

export interface LessonStep {
  id: string;
  title: Words;
  words: Words;
  about: string;
}

export interface JudgedPosition {
  player: number;
  best: Words;
  best_option: number;
  best_chance: number;
}

export interface PastPosition {
  number: number;
  text: string;
  options: Record<string, string>;
}

export interface Position {
  text: string;
  line: string;
  players: number;
  player: number | null;
  prompt: Words | null;
  options: Record<string, string>;
  view: Record<string, unknown>;
  goals: GoalKind[];
  test: string;
}

export interface PositionFault {
  code: string;
  en: string;
  fr: string;
  line: number | null;
  word: string | null;
}

export interface PositionText {
  text: string;
}

export interface ReadPosition {
  position: Position | null;
  fault: PositionFault | null;
}

export interface DayPuzzle {
  day: string;
  shelf: string;
  number: number;
}

export interface GoalKind {
  kind: string;
  words: Words;
  most: number;
}

export interface MadePuzzle {
  position: string;
  goal: Words;
  verdict: "one" | "several" | "some" | "none" | "chance" | "unproved";
  proof: Words;
  grade: number;
  file: string;
}

export interface OpenedZone {
  zone: "hand" | "deck" | "library" | "bases";
  seat: number | null;
  cards: string[];
}

export interface PuzzleInfo {
  number: number;
  goal: Words;
  grade: number;
}

export interface PuzzleMove {
  line: number[];
  option?: number | null;
  hint?: boolean;
}

export interface Puzzles {
  shelves: PuzzleShelf[];
  today: DayPuzzle;
}

export interface PuzzleShelf {
  id: string;
  title: Words;
  game: string;
  puzzles: PuzzleInfo[];
}

export interface PuzzleState {
  shelf: string;
  number: number;
  info: PuzzleInfo;
  game: string;
  seat: number;
  players: number;
  line: number[];
  verdict: "open" | "solved" | "failed";
  view: Record<string, unknown>;
  decision: Decision | null;
  log: Line[];
  opened: OpenedZone[];
  hint: number | null;
  lost: boolean;
}

export interface PuzzleStep {
  view: Record<string, unknown>;
  player: number | null;
  choice: Choice | null;
  log: Line[];
}

export interface PuzzleWish {
  text: string;
  goal: string;
}

export interface WishedPuzzleMove {
  puzzle: PuzzleWish;
  move: PuzzleMove;
}

export interface Analysis {
  seat: number;
  search: string;
  total: number;
  decisions: JudgedDecision[];
  turning_points: TurningPoint[];
  end: number | null;
}

export interface JudgedDecision {
  number: number;
  taken: Words;
  best: Words;
  taken_chance: number;
  best_chance: number;
  best_option: number;
}

export interface Line {
  number: number;
  en: string;
  fr?: string;
  mentions?: Mentions;
  you?: Words;
  event?: LogEvent;
}

export interface LogEvent {
  kind: "turn" | "turn-of-round" | "round" | "scoring" | "points" | "total" | "resolved" | "wounded" | "met" | "attacked" | "played" | "drawn" | "shuffled" | "destroyed" | "walked" | "displaced" | "banned";
  seats: number[];
  number: number;
  card?: string;
  source?: string;
  thing?: number;
  place?: number;
}

export interface PastDecision {
  number: number;
  player: number;
  prompt: Words;
  options: Choice[];
  taken: number;
}

export interface Replay {
  table: Table;
  seat: number | null;
  open: boolean;
  steps: Step[];
  parting: Words | null;
  start: number;
  total: number;
}

export interface Step {
  number: number;
  player: number | null;
  label: Words | null;
  view: Record<string, unknown>;
  log: Line[];
  choices: number;
}

export interface TurningPoint {
  number: number;
  kind: "mistake" | "swing";
  change: number;
}

export interface Chat {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  time: number;
  audience: "all" | "spectators";
  speaker: string;
}

export interface ChatRules {
  type: "chat-rules";
  open_to: "all" | "players" | "nobody";
  you: string;
  muted: string[];
}

export interface Decision {
  number: number;
  player: number;
  mine: boolean;
  card: string | null;
  clause: string | null;
  window: boolean;
  unasked: boolean;
  prompt: Words | null;
  options: Choice[];
  even: boolean;
}

export interface Error {
  type: "error";
  code: string;
  en: string;
  fr: string;
  number: number;
}

export interface Foreseen {
  type: "foreseen";
  seat: number;
  number: number;
  plan: number[];
  outlook: Record<string, unknown>;
}

export interface Hint {
  type: "hint";
  seat: number;
  number: number;
  option: number;
  gains: Words[];
  threats: Words[];
  chance: number | null;
}

export interface Past {
  type: "past";
  seat: number | null;
  steps: PastStep[];
}

export interface PastStep {
  step: number;
  view: Record<string, unknown>;
  log_to: number;
  stills: Still[];
}

export interface Pong {
  type: "pong";
}

export interface Presence {
  type: "presence";
  table: Table;
  spectators: number;
}

export interface Reaction {
  type: "reaction";
  seat: number;
  reaction: "bravo" | "laugh" | "surprise" | "thinking" | "ouch" | "thanks";
  speaker: string;
}

export interface Reason {
  card: number;
  why: Words;
  clause: string;
}

export interface Reasons {
  type: "reasons";
  seat: number;
  number: number;
  reasons: Reason[];
  held: number | null;
}

export interface State {
  type: "state";
  table: Table | null;
  seat: number | null;
  number: number;
  step: number;
  view: Record<string, unknown> | null;
  decision: Decision | null;
  log_from: number;
  log: Line[];
  undo: "no" | "free" | "ask";
  undo_asked: UndoAsked | null;
  times: Times | null;
  result: Result | null;
  stills?: Still[];
}

export interface Still {
  view: Record<string, unknown>;
  lines: number;
}

export interface Times {
  left: (number | null)[];
  running: number | null;
  window: number | null;
}

export interface UndoAsked {
  seat: number;
  waits_for: number[];
}

export interface AskRematch {
  adds_nonce?: boolean;
}

export interface Clock {
  seconds: number;
  increment?: number;
}

export interface Device {
  token: string;
  code: string;
  seconds: number;
}

export interface Failure {
  code: string;
  en: string;
  fr: string;
}

export interface Join {
  name?: string;
  invite?: string;
  seat?: number | null;
  adds_nonce?: boolean;
}

export interface Made {
  id: string;
  invite: string;
}

export interface Move {
  secret: string;
}

export interface Moving {
  player: Player;
  own: Player;
  same: boolean;
}

export interface NewTable {
  game: string;
  players: number;
  seats: SeatWish[];
  options?: Record<string, string>;
  terms?: Terms;
  name?: string;
  listed?: boolean;
  adds_nonce?: boolean;
}

export interface Player {
  name: string;
  tables: number;
}

export interface PlayNow {
  game: string;
  name?: string;
  options?: Record<string, string>;
  adds_nonce?: boolean;
}

export interface Progress {
  turn: number | null;
  points: number[];
  player: number | null;
  since: number;
}

export interface Result {
  points: number[];
  winners: number[];
  conceded: number[];
  timed_out: number[];
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  connected: boolean;
  mine: boolean;
  conceded: boolean;
  timed_out: boolean;
  stand_in: boolean;
  awaits_nonce: boolean;
  asked: "waits" | "you" | "declined" | null;
  fault?: Words;
  next_level?: string;
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  level?: string;
  name?: string;
}

export interface Standing {
  player: Player;
  former: Player | null;
}

export interface Table {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  terms: Terms;
  seats: Seat[];
  listed: boolean;
  host: boolean;
  started: boolean;
  over: boolean;
  created: number;
  commitment: string;
  invite: string | null;
  seed: string | null;
  salt: string | null;
  result: Result | null;
  rules: number;
  earlier: boolean;
  closed: Words | null;
  secret: string | null;
  nonces: (string | null)[];
  rematch: string | null;
}

export interface Terms {
  clock?: Clock | null;
  absence?: number;
  window?: number;
}

export interface Mentions {
  en: Named[];
  fr?: Named[];
}

export type Named = [start: number, length: number, named: number | string];

export interface Words {
  en: string;
  fr?: string;
  mentions?: Mentions;
}

export type FromServer = State | Chat | Reaction | ChatRules | Error | Presence | Hint | Foreseen | Reasons | Past | Pong;

export type FromClient = Answer | Undo | UndoReply | Concede | AskHint | Foresee | AskReasons | AskPast | Say | React | Mute | OpenChat | AddNonce | Ping;

/** Written from the messages by opfor.surfaces.web.page_types; do not edit. */
export interface About {
  table: string;
  ref: string;
  seat?: string;
  line?: number | null;
  origin?: string;
}
export interface Account {
  earned: readonly (Earned)[];
  curve: readonly (Standing)[];
  turnings: readonly (Turning)[];
  lines: readonly (string)[];
}
export interface Act {
  moment: number;
  path: readonly (number)[];
  title: string;
  button: string;
  typed: string;
  refs: readonly (string)[];
  cost: string;
  consequence: string;
  choices: readonly (ActChoice)[];
  odds: readonly (Chance)[];
  later: readonly (string)[];
  sums: readonly (string)[];
  warnings: readonly (string)[];
  marks: readonly (Mark)[];
}
export interface ActChoice {
  title: string;
  options: readonly (ActOption)[];
  chosen: number;
  kind: string;
  said: boolean;
}
export interface ActOption {
  number: number;
  label: string;
  typed: string;
  note: string;
  refs: readonly (string)[];
  chances: readonly (Chance)[];
}
export interface Advised {
  offer: number;
  typed: string;
  label: string;
  chance: number;
  error: number;
  tries: number;
  reply: string;
  likely: number;
  because: readonly (string)[];
  reason: string;
  why: Cause | null;
  is_rated: boolean;
  good: number | null;
}
export interface Again {
  table: string;
  same?: boolean;
  other?: boolean;
}
export interface Along {
  table: string;
  line: number;
  seat?: string;
}
export interface Amount {
  name: string;
  value: number;
}
export interface AskedNext {
  kind: string;
  text: string;
  choices: readonly (string)[];
  points: readonly (string)[];
  none: string;
  every: string;
}
export interface Asking {
  kind: string;
  seat: string;
  text: string;
  rule: string;
  source: string;
  dice: number;
  sides: number;
  offers: readonly (Offer)[];
}
export interface Back {
  table: string;
  moment: number;
  line?: number | null;
  seat?: string;
}
export interface Beat {
  until: number;
  said: readonly (string)[];
  within: number | null;
  motions: readonly (Motion)[];
  spoken: readonly (number)[];
  refs: readonly (string)[];
  reasons: readonly (Because)[];
  seat: string;
}
export interface Because {
  text: string;
  number: number;
  decision: number;
}
export interface BoardDrawn {
  id: string;
  title: string;
  svg: string;
}
export interface BoardsDrawn {
  boards: readonly (BoardDrawn)[];
}
export interface Box {
  game: string;
  files?: Record<string, string>;
}
export interface BoxEntry {
  game: string;
  kind: string;
  fields: Record<string, string>;
  files?: Record<string, string>;
}
export interface BoxFile {
  game: string;
  name: string;
  data: unknown;
  files?: Record<string, string>;
}
export interface BoxTold {
  files: Record<string, string>;
  forms: readonly (FormTold)[];
  report: Report;
  said: readonly (string)[];
  sheets: readonly (string)[];
}
export interface Branch {
  line: number;
  parted: number;
  entries: number;
  text: string;
  on: number;
  name: string;
  began: string;
  stands: string;
}
export interface Branches {
  branches: readonly (Branch)[];
  sources: readonly (SourceOfChance)[];
}
export interface CardLine {
  text: string;
  state: string;
}
export interface CardView {
  ref: string;
  title: string;
  lines: readonly (CardLine)[];
  text: string;
  kind: string;
  where: string;
}
export interface Cause {
  deed: string;
  after: number;
  otherwise: number;
  because: string;
  rules: readonly (string)[];
  holds: number;
  question: string;
  kind: string;
  share: number;
}
export interface Chance {
  key: string;
  label: string;
  probability: number;
  is_risk: boolean;
}
export interface Choices {
  game: string;
  title: string;
  options: readonly (Option)[];
  rulings: readonly (Ruled)[];
  players: readonly (string)[];
  sources: readonly (Value)[];
}
export interface Corrected {
  table: string;
  moment: number;
  text: string;
  seat?: string;
}
export interface CounterBlock {
  title: string;
  note: string;
  counters: readonly (readonly (Face)[])[];
}
export interface Counters {
  title: string;
  about: string;
  size: number;
  blocks: readonly (CounterBlock)[];
  drawn: Record<string, string>;
}
export interface CourseAsked {
  game: string;
}
export interface CourseTold {
  game: string;
  title: string;
  goal: readonly (string)[];
  lessons: readonly (LessonListed)[];
  led: readonly (string)[];
  first: Record<string, string>;
}
export interface Deed {
  thing: string;
  label: string;
}
export interface Details {
  ref: string;
  label: string;
  lines: readonly (string)[];
  marks: readonly (Mark)[];
  topic: Topic | null;
}
export interface Draw {
  game: string;
  text: string;
  strokes?: readonly (Stroke)[];
  ground?: string;
}
export interface Drawn {
  table: string;
  source: string;
  seat?: string;
}
export interface Earned {
  seat: string;
  title: string;
  points: number;
  sources: readonly (Source)[];
}
export interface Ended {
  winner: string | null;
  lines: readonly (string)[];
  scores: Record<string, number>;
  rule: string;
}
export interface Even {
  said: string;
  text: string;
}
export interface Face {
  drawn: string;
  title: string;
  lines: readonly (string)[];
  tone: string;
}
export interface Fact {
  what: string;
  value: string;
  mend: string;
  gone: string;
  back: string;
  of: string;
  source: string;
  shown: string;
  ref: string;
  ways: readonly (readonly (string)[])[];
  onto: string;
}
export interface Facts {
  headline: string;
  scores: readonly (Score)[];
  tracks: readonly (Track)[];
  cards: readonly (CardView)[];
  lists: readonly (Listed)[];
  legend: readonly (ListedItem)[];
  means: readonly (Mean)[];
  when: string;
}
export interface Fault {
  what: string;
  where: string;
  path: readonly (string | number)[];
  line: number;
  column: number;
  could_be: readonly (string)[];
}
export interface Field {
  path: readonly (string | number)[];
  label: string;
  kind: "text" | "long" | "number" | "switch" | "word" | "list" | "numbers" | "places" | "lines";
  value: unknown;
  usual: unknown;
  could_be: readonly (string)[];
  said: readonly (string)[];
}
export interface FieldTold {
  name: string;
  question: string;
  needed: boolean;
  many: boolean;
  choices: readonly (string)[];
}
export interface File {
  name: string;
  text: string;
}
export interface Filled {
  table: string;
  moment: number;
  source: string;
  fields: Record<string, string>;
  seat?: string;
}
export interface Fitting {
  choices: readonly (string)[];
}
export interface ForecastAsked {
  table: string;
  moment: number;
  path?: readonly (number)[] | null;
  seat?: string;
}
export interface ForecastTold {
  outcomes: readonly (Foretold)[];
  assumptions: readonly (string)[];
  after: string;
}
export interface Foretold {
  key: string;
  label: string;
  probability: number;
  because: readonly (string)[];
  refs: readonly (string)[];
  consequence: string;
}
export interface FormPart {
  path: readonly (string | number)[];
  title: string;
  group: string;
  fields: readonly (Field)[];
  deeds: readonly (Deed)[];
  lit: readonly (string)[];
}
export interface FormTold {
  name: string;
  title: string;
  key: string;
  fields: readonly (FieldTold)[];
}
export interface Forward {
  table: string;
  moment: number;
  seat?: string;
}
export interface Gain {
  seat: string;
  points: number;
  why: string;
}
export interface GameListed {
  id: string;
  title: string;
  stage: string;
  generator: string;
  makes: string;
  draws: boolean;
}
export interface Games {
  version: string;
  games: readonly (GameListed)[];
}
export interface Ground {
  key: string;
  width: number;
  height: number;
  svg: string;
  defs: string;
  outlines: readonly (Outline)[];
  style: string;
}
export interface GroundAsked {
  table: string;
  key: string;
}
export interface Hint {
  offer: number;
  text: string;
  acts: readonly (Advised)[];
  waits: boolean;
}
export interface HintAsked {
  table: string;
  moment: number;
  seat?: string;
  coached?: boolean;
}
export interface Inquiring {
  game: string;
  question: string;
  answers?: readonly (readonly (string)[])[];
  cases?: readonly (string)[] | null;
  rulings?: Record<string, string>;
  options?: Record<string, string>;
}
export interface Inquiry {
  question: string;
  title: string;
  asked: AskedNext | null;
  chosen: string;
  lines: readonly (string)[];
  questions: number;
  cases: readonly (string)[] | null;
  decision: Record<string, unknown>;
}
export interface Judged {
  entry: number;
  turn: number;
  seat: string;
  question: string;
  done: string;
  best: string;
  chance: number;
  best_chance: number;
  error: number;
  moment: number;
  when: string;
  before: number;
  after: number;
  theme: string;
  done_refs: readonly (string)[];
  best_refs: readonly (string)[];
}
export interface LadderTold {
  game: string;
  rating: number;
  margin: number;
  games: number;
  said: string;
  next: string;
  next_said: string;
  rungs: readonly (RungTold)[];
}
export interface LessonAsked {
  game: string;
  lesson: string;
  step?: number;
  table?: string;
}
export interface LessonListed {
  id: string;
  title: string;
  steps: number;
}
export interface LessonSet {
  table: string;
  lesson: string;
  title: string;
  text: string;
  step: number;
  steps: number;
  since: number;
  answer: string;
  following: string;
}
export interface LevelTold {
  name: string;
  title: string;
  changes: string;
  won: number | null;
  said: string;
}
export interface Link {
  query: string;
  qr: string;
}
export interface LinkAsked {
  table: string;
  address: string;
  what?: string;
  seat?: string;
}
export interface Listed {
  ref: string;
  title: string;
  items: readonly (ListedItem)[];
}
export interface ListedItem {
  ref: string;
  label: string;
  note: string;
  svg: string;
}
export interface LuckSource {
  name: string;
  said: string;
  luck: number;
}
export interface Lying {
  facts: readonly (Fact)[];
  more: readonly (Fact)[];
}
export interface Mark {
  ref: string;
  kind: string;
  side: string;
}
export interface Mean {
  ref: string;
  title: string;
  left: number;
  of: number;
  seat: string;
}
export interface Measured {
  game: string;
  text: string;
  games?: number;
  seconds?: number;
  before?: string;
}
export interface MissionTold {
  name: string;
  title: string;
  about: string;
  text: string;
  options: Record<string, string>;
  levels: readonly (LevelTold)[];
  tables: readonly (string)[];
}
export interface MissionsTold {
  title: string;
  missions: readonly (MissionTold)[];
}
export interface Motion {
  kind: string;
  by: string;
  at: string;
  dice: readonly (number)[];
  word: string;
}
export interface Named {
  ref: string;
  label: string;
  value: string;
}
export interface Naming {
  table: string;
  name: string;
}
export interface NeedleTold {
  seat: string;
  title: string;
  value: number;
  low: number;
  high: number;
  games: number;
  rounds: number;
  sure: boolean;
  said: string;
  slow: string;
  sides: readonly (OfSeat)[];
  never_moved: readonly (string)[];
  never_fired: readonly (string)[];
  since: SinceStroke | null;
}
export interface Networking {
  is_open: boolean;
}
export interface New {
  game: string;
  seed?: number | null;
  options?: Record<string, string>;
  rulings?: Record<string, string>;
  players?: readonly (string)[];
  chance?: readonly (string)[];
  offered?: boolean;
  box?: Record<string, string>;
}
export interface Note {
  moment: number;
  text: string;
}
export interface Nothing {
}
export interface Noting {
  table: string;
  moment: number;
  about: number;
  text: string;
  seat?: string;
}
export interface Now {
  view: View;
  story: Story;
  beside: boolean;
  made: boolean;
  sheets: boolean;
  notes: readonly (Note)[];
  compare: string;
  back: readonly (PutBack)[];
  played: Played;
}
export interface OfGame {
  game: string;
}
export interface OfKind {
  game: string;
  kind: string;
}
export interface OfMission {
  game: string;
  mission: string;
}
export interface OfMoment {
  table: string;
  seat?: string;
  moment?: number | null;
  within?: number | null;
}
export interface OfSeat {
  title: string;
  points: readonly (Amount)[];
  endings: readonly (Amount)[];
  fell: readonly (Amount)[];
}
export interface Offer {
  number: number;
  label: string;
  typed: string;
  refs: readonly (string)[];
  cost: string;
  odds: string;
  consequence: string;
  group: string;
  usual: boolean;
  whole: boolean;
  untyped: boolean;
  edge: boolean;
}
export interface OnTheBoard {
  game: string;
  text: string;
  name: string;
  plan: Plan;
  faults: readonly (Fault)[];
  key: string;
}
export interface OpenQuestion {
  name: string;
  title: string;
}
export interface OpenQuestions {
  title: string;
  questions: readonly (OpenQuestion)[];
}
export interface Openable {
  title: string;
  missions: readonly (Value)[];
  blanks: readonly (string)[];
  draft: readonly (Wished)[];
  first_board: string;
  own_boards: string;
}
export interface Opened {
  table: string;
  seats: readonly (string)[];
  solo: boolean;
}
export interface Option {
  name: string;
  title: string;
  default: string;
  values: readonly (Value)[];
  words: string;
  begins: string;
  rare: boolean;
}
export interface Outline {
  ref: string;
  path: string;
  x: number;
  y: number;
  label: string;
}
export interface Part {
  title: string;
  choices: number;
  skill: number;
  luck: number;
}
export interface Path {
  table: string;
  moment: number;
  path: readonly (number)[];
  seat?: string;
}
export interface Picture {
  svg: string;
  said: string;
}
export interface Piece {
  ref: string;
  x: number;
  y: number;
  svg: string;
  label: string;
  side: string;
  z: number;
  name: string;
}
export interface Place {
  game: string;
  text: string;
  path: readonly (string | number)[];
  typed?: string;
}
export interface Plan {
  title: string;
  ground: Ground | null;
  pieces: readonly (Piece)[];
  tags: readonly (Tag)[];
  tray: readonly (Thing)[];
  parts: readonly (FormPart)[];
}
export interface Played {
  beats: readonly (Beat)[];
  changed: string;
}
export interface Pointed {
  table: string;
  refs: readonly (string)[];
  seat?: string;
}
export interface Practice {
  theme: string;
  said: string;
  lost: number;
  puzzles: readonly (number)[];
}
export interface Printed {
  title: string;
  subtitle: string;
  svg: string;
  sections: readonly (Section)[];
}
export interface Put {
  table: string;
  ref: string;
  to: string;
  seat?: string;
}
export interface PutBack {
  instruction: string;
  refs: readonly (string)[];
}
export interface PuzzleAsked {
  game: string;
  number?: number;
  table?: string;
}
export interface PuzzleSet {
  table: string;
  number: number;
  count: number;
  task: string;
}
export interface Reason {
  line: number;
  number: number;
  question: string;
  title: string;
  short: string;
  full: readonly (string)[];
  rungs: readonly (Rung)[];
  chosen: Named | null;
  chance: string;
  brief: string;
}
export interface ReferenceAsked {
  game?: string;
  table?: string;
  seat?: string;
}
export interface ReferencePage {
  game: string;
  title: string;
  topics: readonly (Topic)[];
  defs: string;
  style: string;
}
export interface Removing {
  table: string;
  back?: boolean;
}
export interface Report {
  faults: readonly (string)[];
  lines: readonly (string)[];
}
export interface Restored {
  taken: number;
  known: number;
  refused: number;
  why: string;
}
export interface Review {
  game: string;
  seat: string;
  curve: readonly (Judged)[];
  outcome: number | null;
  worst: readonly (Judged)[];
  turnings: readonly (number)[];
  luck: number;
  skill: number;
  swings: readonly (number)[];
  parts: readonly (Part)[];
  title: string;
  ended: readonly (string)[];
  verdict: string;
  practice: readonly (Practice)[];
  sources: readonly (LuckSource)[];
}
export interface ReviewTold {
  review: Review | null;
  next: number;
  done: number;
  total: number;
  costs: readonly (number)[];
}
export interface Reviewing {
  table: string;
  seat?: string;
  since?: number;
  curve?: readonly (Judged)[];
}
export interface Rolled {
  table: string;
  moment: number;
  source: string;
  at_table: boolean;
  seat?: string;
}
export interface RuleAsked {
  table: string;
  id: string;
  seat?: string;
}
export interface RulePage {
  id: string;
  title: string;
  text: string;
  refs: readonly (string)[];
  ruling: string;
  other: string;
  rungs: readonly (string)[];
  decided: readonly (number)[];
}
export interface Ruled {
  name: string;
  question: string;
  default: string;
  values: readonly (Value)[];
  weight: string;
}
export interface Rung {
  rule: string;
  by: string;
  title: string;
  kept: readonly (Named)[];
  dropped: readonly (Named)[];
  applied: boolean;
  decided: boolean;
}
export interface RungTold {
  number: number;
  name: string;
  title: string;
  chance: number;
  played: number;
  won: number;
  options: Record<string, string>;
  measured: Record<string, Won>;
}
export interface Score {
  seat: string;
  title: string;
  value: number;
  of: number;
  unit: string;
}
export interface SeatLink {
  seat: string;
  title: string;
  query: string;
  qr: string;
}
export interface SeatLinks {
  links: readonly (SeatLink)[];
  address: string;
  door: string;
  own: SeatLink | null;
}
export interface SeatTitle {
  id: string;
  title: string;
  by: string;
}
export interface Section {
  title: string;
  lines: readonly (string)[];
  kind: string;
}
export interface Shared {
  game: string;
  text: string;
  address?: string;
}
export interface Since {
  table: string;
  seat?: string;
  since?: number;
  seen?: number | null;
}
export interface SinceStroke {
  value: number;
  low: number;
  high: number;
}
export interface Solved {
  right: boolean;
  lines: readonly (string)[];
  best: number;
}
export interface Solving {
  table: string;
  game: string;
  number: number;
  path?: readonly (number)[];
  seat?: string;
}
export interface Source {
  why: string;
  points: number;
  times: number;
}
export interface SourceOfChance {
  name: string;
  said: string;
  at_table: boolean;
  by: string;
}
export interface Standing {
  line: number;
  turn: number;
  scores: Record<string, number>;
}
export interface Story {
  since: number;
  until: number;
  parted: number;
  told: readonly (Told)[];
}
export interface Stroke {
  how: "set" | "insert" | "put";
  path: readonly (string | number)[];
  value: unknown;
  thing: string;
  to: string;
}
export interface StupidTold {
  seat: string;
  strategy: string;
  share: number;
  ok: boolean;
  same: boolean;
}
export interface TableListed {
  table: string;
  game: string;
  title: string;
  about: string;
  modified: string;
  name: string;
}
export interface Tables {
  tables: readonly (TableListed)[];
}
export interface Tag {
  ref: string;
  text: string;
}
export interface Taking {
  table: string;
  moment: number;
  line: number;
  seat?: string;
}
export interface Text {
  text: string;
  game?: string;
}
export interface Thing {
  key: string;
  label: string;
  svg: string;
  group: string;
  side: string;
  left: number;
  brush: "" | "place" | "way" | "side";
}
export interface ToDraw {
  game: string;
  mission?: string;
  text?: string;
  draft?: Record<string, string>;
  seed?: number;
  even?: boolean;
}
export interface Told {
  number: number;
  kind: string;
  text: string;
  seat: string;
  refs: readonly (string)[];
  instruction: string;
  can_undo: boolean;
  decision: number | null;
  gains: readonly (Gain)[];
  brief: string | null;
  aloud: string;
  part: string;
  motion: Motion | null;
  place: number;
}
export interface Topic {
  id: string;
  title: string;
  text: string;
  group: string;
  names: readonly (string)[];
  numbers: readonly (readonly (string)[])[];
  rules: readonly (string)[];
  see: readonly (string)[];
  sign: string;
  svg: string;
}
export interface Track {
  ref: string;
  title: string;
  spaces: readonly (TrackSpace)[];
  at: number;
  said: string;
}
export interface TrackSpace {
  label: string;
  note: string;
  kind: string;
  ref: string;
}
export interface Tried {
  table: string;
  game: string;
  lesson: string;
  step: number;
  since: number;
  asked?: readonly (string)[];
  seat?: string;
}
export interface TryTold {
  done: boolean;
  goes_on: boolean;
  said: string;
}
export interface Turned {
  words: string;
  value: number;
  low: number;
  high: number;
  share: number;
  text: string;
}
export interface Turning {
  line: number;
  turn: number;
  seat: string;
  swing: number;
  text: string;
  took_lead: boolean;
}
export interface Typed {
  table: string;
  moment: number;
  text: string;
  seat?: string;
}
export interface Value {
  value: string;
  said: string;
}
export interface View {
  moment: number;
  latest: number;
  seat: string;
  turn: string;
  title: string;
  subtitle: string;
  ground: string;
  pieces: readonly (Piece)[];
  marks: readonly (Mark)[];
  facts: Facts;
  question: Asking | null;
  board_text: string;
  outcome: Ended | null;
  seats: readonly (SeatTitle)[];
  notices: readonly (string)[];
  can_undo: boolean;
  can_redo: boolean;
  within: number | null;
  is_red: boolean;
}
export interface WhatIf {
  turns: readonly (Turned)[];
  strategies: readonly (StupidTold)[];
  even: Even | null;
}
export interface Who {
  table: string;
  seat?: string;
}
export interface Why {
  reasons: readonly (Reason)[];
  said: readonly (string)[];
}
export interface WhyAsked {
  table: string;
  seat?: string;
  line?: number | null;
  decision?: number | null;
  ref?: string | null;
}
export interface WhyNot {
  ref: string;
  lines: readonly (string)[];
  rules: readonly (string)[];
  reasons: readonly (Reason)[];
}
export interface Wished {
  option: string;
  question: string;
  choices: readonly (Value)[];
  of: string;
}
export interface Won {
  value: number;
  low: number;
  high: number;
  games: number;
}
export interface Words {
  text: string;
}
export interface Calls {
  games: [Nothing, Games];
  choices: [OfGame, Choices];
  tables: [Nothing, Tables];
  rename: [Naming, Nothing];
  remove: [Removing, Nothing];
  new: [New, Opened];
  open: [Text, Opened];
  backup: [Nothing, File];
  restore: [Text, Restored];
  cover: [OfGame, Picture];
  picture: [Who, Picture];
  link: [LinkAsked, Link];
  seat_links: [LinkAsked, SeatLinks];
  network: [Networking, Nothing];
  from_link: [Words, Text];
  play_mission: [Who, Opened];
  again: [Again, Opened];
  account: [Who, Account];
  printed: [Who, Printed];
  counters: [Who, Counters];
  export: [Who, File];
  report: [Who, File];
  mission: [Who, File];
  openable: [OfGame, Openable];
  boards_drawn: [OfGame, BoardsDrawn];
  draw_open: [ToDraw, OnTheBoard];
  draw: [Draw, OnTheBoard];
  fitting: [Place, Fitting];
  draw_play: [Draw, Opened];
  draw_printed: [Draw, Printed];
  draw_link: [Shared, Link];
  needle: [Measured, NeedleTold];
  what_if: [Measured, WhatIf];
  open_questions: [OfGame, OpenQuestions];
  inquiry: [Inquiring, Inquiry];
  mission_cards: [OfGame, MissionsTold];
  mission_picture: [OfMission, Picture];
  ladder: [OfGame, LadderTold];
  ladder_after: [Who, LadderTold];
  ground: [GroundAsked, Ground];
  now: [Since, Now];
  view: [OfMoment, View];
  describe: [Path, Act];
  typed: [Typed, Act];
  branches: [Who, Branches];
  along: [Along, Story];
  take_up: [Taking, Now];
  answer: [Path, Now];
  undo: [Back, Now];
  redo: [Forward, Now];
  adjust: [Corrected, Now];
  correction: [Put, Words];
  facts: [Who, Lying];
  drawn_form: [Drawn, FormTold];
  learn: [Filled, Now];
  box: [Box, BoxTold];
  box_entry: [BoxEntry, BoxTold];
  box_import: [BoxFile, BoxTold];
  box_sheet: [OfKind, File];
  note: [Noting, Now];
  laid_out: [Who, Words];
  at_table: [Rolled, Now];
  why: [WhyAsked, Why];
  why_not: [About, WhyNot];
  unless: [About, Words];
  forecast: [ForecastAsked, ForecastTold];
  details: [About, Details];
  refused: [Pointed, Words];
  rule: [RuleAsked, RulePage];
  course: [CourseAsked, CourseTold];
  lesson: [LessonAsked, LessonSet];
  tried: [Tried, TryTold];
  reference: [ReferenceAsked, ReferencePage];
  hint: [HintAsked, Hint];
  strength: [Who, Words];
  review: [Reviewing, ReviewTold];
  warn: [Path, Words];
  puzzle: [PuzzleAsked, PuzzleSet];
  solve: [Solving, Solved];
}

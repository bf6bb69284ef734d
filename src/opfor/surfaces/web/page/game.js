/**
 * A game on the screen: what is shown, what was pointed at, what is opened; and the calls behind
 * it. The panels are drawn from this; they change nothing themselves.
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./messages.js").View} View
 * @typedef {import("./messages.js").Told} Told
 * @typedef {import("./messages.js").Offer} Offer
 * @typedef {import("./messages.js").Act} Act
 * @typedef {import("./messages.js").Now} Now
 */
import { Refused } from "./engine.js";
import { actor, awaited, complete, fitting, lit, pointed } from "./pointing.js";
import { Stage } from "./stage.js";
import { Steps } from "./steps.js";

export class Game {
  /** What the coach thinks with, once that is known: "compiled" or "readable". */
  strength = "";

  /** @param {Engine} engine @param {string} table @param {string} seat @param {() => void} draw */
  constructor(engine, table, seat, draw) {
    this.engine = engine;
    this.table = table;
    this.seat = seat;
    this.me = "";
    this.draw = draw;
    /** @type {View | null} */ this.view = null;
    /** @type {Told[]} */ this.story = [];
    /** @type {readonly string[]} */ this.picked = [];
    /** @type {Act | null} */ this.act = null;
    /** @type {{offers: readonly Offer[], refs: readonly string[], x: number, y: number, correct?: {text: string, label: string}} | null} */ this.pop = null;
    /** @type {import("./messages.js").Why | null} */ this.why = null;
    /** @type {import("./messages.js").WhyNot | null} */ this.whyNot = null;
    /** @type {import("./messages.js").RulePage | null} */ this.rule = null;
    /** @type {import("./messages.js").ForecastTold | null} */ this.forecast = null;
    /** @type {import("./messages.js").Details | null} */ this.details = null;
    this.lookedUp = "";
    this.sight = false;
    this.bare = localStorage.getItem("opfor-bare") === "1"; // without the panel
    /** @type {string} what was pointed at last for the act that is weighed */ this.goal = "";
    this.edge = false;
    this.last = ""; // who acted last
    /** @type {readonly number[]} */ this.rolled = [];
    /** @type {View | null} */ this.past = null;
    this.replaying = 0;
    /** @type {{line: number, name: string, told: readonly Told[]} | null} the branch that is looked at */ this.along = null;
    this.beside = this.made = this.sheets = false;
    /** @type {readonly import("./messages.js").Note[]} */ this.notes = [];
    /** @type {import("./messages.js").Account | null} */ this.account = null;
    /** @type {import("./messages.js").LadderTold | null} */ this.rungs = null;
    /** @type {typeof import("./ending.js") | undefined} */ this.ending = undefined;
    /** @type {typeof import("./replay.js") | undefined} */ this.replayer = undefined;
    /** @type {import("./dragging.js").Dragger | undefined} */ this.dragger = undefined;
    this.tab = "now";
    this.search = "";
    this.said = "";
    this.toast = "";
    this.busy = false;
    /** @type {(() => void) | undefined} */ this.wish = undefined;
    this.coming = 0;
    /** @type {import("./coach.js").Coach | undefined} */ this.coach = undefined;
    this.stage = new Stage({
      point: (stack, x, y) => this.point(stack, x, y),
      look: (ref) => void this.look(ref),
      say: (text) => this.say(text),
      carries: (stack) => this.dragger?.carries(stack) ?? "",
      drop: (ref, stack, x, y) => void this.dragger?.drop(ref, stack, x, y),
    });
    this.steps = new Steps(this);
    /** @type {import("./news.js").News | undefined} */ this.news = undefined;
    /** @type {typeof import("./reasons.js") | undefined} */ this.reasons = undefined;
    /** @type {typeof import("./beside.js") | undefined} */ this.aside = undefined;
    /** @type {typeof import("./guide.js") | undefined} */ this.guide = undefined;
    /** @type {{text: string, refs: readonly string[], done: boolean, own: boolean, number: number, turn: number, from: {x: number, y: number} | null}[]} */ this.todo = [];
    /** @type {readonly string[]} */ this.heard = [];
    this.curtain = "";
    this.guided = -1;
    this.answered = this.undone = 0;
    /** @type {Map<string, SVGSVGElement>} */ this.drawings = new Map();
    /** @type {() => unknown} */ this.more = () => {};
  }

  /** What is on the board: a moment of the play or of the past, else the present. */
  get seen() {
    return this.steps.view ?? this.past ?? this.view;
  }

  /** Whose colours are one's own: for who only looks on those of the first side. */
  get mine() {
    return this.me || (this.seen?.facts.scores[0]?.seat ?? "");
  }

  get offers() {
    return this.view?.question?.offers ?? [];
  }

  /** Sit down: the moment as it is, then whatever others do. */
  async open() {
    const seen = Number(localStorage.getItem(`opfor-seen-${this.table}`));
    const now = await this.engine.call("now", { ...this.#who(), since: 0, seen: seen || null });
    await this.arrive(now, false);
    if (seen && !now.beside && now.played.beats.length) this.#resume(now, seen);
    this.news = new (await import("./news.js")).News(this);
  }

  /** Once the board has its place on the screen. */
  placed() {
    this.stage.fit();
    this.show(/** @type {View} */ (this.seen));
    this.#toWhatIsAsked();
  }

  /** What happened while this device was away, played from where it left. @param {Now} now @param {number} seen */
  async #resume(now, seen) {
    const before = await this.engine.call("view", { ...this.#who(), moment: seen }).catch(() => null);
    if (!before || this.view !== now.view) return;
    await this.lay(before).catch(() => {});
    this.steps.take(now.played, before);
    this.show(before);
  }

  close() {
    this.news?.close();
    this.steps.stop();
  }

  /** A new moment, on the ground it is played on. @param {Now} now @param {boolean} told */
  async arrive(now, told) {
    if (!told || !now.played.beats.length) await this.lay(now.view);
    await this.take(now, told);
  }

  /** The ground of a view, where another one lies there. @param {View} view */
  async lay(view) {
    const { stage } = this, other = stage.red !== view.is_red;
    stage.red = view.is_red;
    if (stage.ground?.key === view.ground) return other ? this.redraw() : undefined;
    this.stage.setGround(await this.engine.call("ground", { table: this.table, key: view.ground }));
  }

  /** A new moment, with what happened since the last one. @param {Now} now @param {boolean} told */
  async take(now, told) {
    const other = this.me !== "" && this.me !== now.view.seat, before = this.past ? null : this.view;
    this.view = now.view;
    this.me = now.view.seat;
    if (other) this.#bring(import("./dialogs.js"));
    if (other) this.curtain = now.view.seats.find((each) => each.id === this.me)?.title ?? this.me;
    this.beside = now.beside;
    this.made = now.made;
    this.sheets = now.sheets;
    this.notes = now.notes;
    if (now.view.outcome) this.#bring(this.#end());
    if (!this.dragger) this.#bring(import("./dragging.js").then(({ Dragger }) => (this.dragger ??= new Dragger(this))));
    this.past = this.along = null;
    this.replaying = 0;
    const scores = now.view.facts.scores.map((each) => each.value).join(" : ");
    localStorage.setItem(`opfor-note-${this.table}`, [this.headline(), scores, { person: "your move", opponent: "", over: "over" }[now.view.turn]].filter(Boolean).join(" · "));
    const kept = now.story.since ? this.story.filter((each) => each.number <= now.story.parted) : [];
    this.story = [...kept, ...now.story.told];
    this.picked = this.rolled = [];
    this.goal = "";
    this.act = this.pop = this.details = this.why = this.whyNot = this.forecast = null;
    this.coach?.moved();
    this.search = "";
    if (now.beside) this.#tellWhatToDo(now, told);
    if (told) {
      const fresh = now.story.told.filter((each) => each.text);
      this.say(fresh.map((each) => each.text).join(" ") || now.view.question?.text || "");
    }
    this.steps.take(told && !other && !now.beside ? now.played : { beats: [], changed: "" }, before);
    if (this.steps.view) return void this.#light();
    await this.arrived(told);
  }

  /** The present is on the board. */
  async arrived(told = true) {
    const view = /** @type {View} */ (this.view);
    await this.lay(view).catch(() => {});
    if (view !== this.view || this.past) return;
    this.stage.played.replaceChildren();
    this.show(view);
    if (told) {
      this.#toWhatIsAsked();
      document.querySelector(".side")?.scrollTo(0, 0);
    }
    this.draw();
  }

  /** Beside a real table: what the person is to do with the cardboard. @param {Now} now @param {boolean} told */
  #tellWhatToDo(now, told) {
    this.compare = now.compare;
    if (this.aside && told) this.aside.arrived(this, now, told);
    else this.#bring(import("./beside.js").then((it) => (this.aside = it).arrived(this, now, told)));
  }

  /** It is over: how, and where the points came from. */
  async #end() {
    this.ending ??= await import("./ending.js");
    this.account = await this.engine.call("account", this.#who()).catch(() => null);
    this.rungs = this.made ? null : await this.engine.call("ladder_after", this.#who()).catch(() => null);
  }

  /** A part of the page on its way; what is shown is not settled before it is there. Without a server it is fetched another time. @param {Promise<unknown>} part */
  async #bring(part) {
    this.coming += 1;
    await part.catch(() => (this.toast = "No server: try again later."));
    this.coming -= 1;
    this.draw();
  }

  /** Light things while they are spoken of. @param {readonly string[]} refs */
  point_out(refs) {
    this.stage.setLit([...(this.view?.marks ?? []), ...refs.map((ref) => ({ ref, kind: "told" }))]);
  }

  /** Lead through a first game. */
  async lead() {
    this.guide = await import("./guide.js");
    this.guided = 0;
    this.draw();
  }

  /** The whole board anew: its colours have changed. */
  redraw() {
    const { ground } = this.stage;
    if (!ground || !this.seen) return;
    this.stage.ground = null;
    this.stage.setGround(ground);
    this.show(this.seen);
    this.draw();
  }

  /** Put a moment on the board. @param {View} view */
  show(view) {
    if (!this.past) localStorage.setItem(`opfor-seen-${this.table}`, `${view.moment - (view.within === null ? 0 : 1)}`);
    this.stage.setPieces(view.pieces);
    this.#light();
  }

  #light() {
    const view = this.seen;
    if (!view) return;
    const marks = [...view.marks, ...(this.act?.marks ?? []), ...(this.details?.marks ?? []).filter((each) => this.sight || each.kind === "hides")];
    const told = this.steps.refs().map((ref) => ({ ref, kind: "told" }));
    const next = this.#next().map((ref) => ({ ref, kind: "legal" }));
    const few = next.length > 0 && this.offers.length > 0 && !this.steps.showing && !this.past;
    const picked = (this.act?.refs ?? this.picked).map((ref) => ({ ref, kind: "picked" }));
    const foretold = (this.forecast?.outcomes ?? []).flatMap((each) => each.refs.map((ref) => ({ ref, kind: "foe-next" })));
    this.stage.setLit([...marks, ...(few ? next : []), ...foretold, ...picked, ...told]);
    const odds = new Map();
    for (const each of this.forecast?.outcomes ?? []) for (const ref of each.refs.slice(-1)) odds.set(ref, (odds.get(ref) ?? 0) + each.probability);
    const tags = [...odds].map(([ref, chance]) => ({ ref, text: `${Math.round(100 * chance)} %`, kind: "foe" }));
    if (this.picked.length && !this.act && !this.forecast) tags.push(...this.#prices());
    const first = this.act?.odds[0], aim = this.act?.refs.at(-1);
    if (first && aim) tags.push({ ref: aim, text: `${Math.round(100 * first.probability)} %`, kind: first.is_risk ? "risk" : "yes" });
    this.stage.setTags(tags);
  }

  /** What may be pointed at next; once a goal is weighed whoever else could do it. */
  #next() {
    if (!this.act) return [...lit(this.offers, this.picked).keys()];
    return this.goal ? [...lit(this.offers, [this.goal]).keys()].filter((ref) => !this.act?.refs.includes(ref)) : [];
  }

  /** What each thing that may be pointed at next would cost or bring, where that is known. */
  #prices() {
    /** @type {Map<string, {text: string, kind: string}>} */
    const best = new Map();
    for (const offer of fitting(this.offers, this.picked)) {
      const ref = awaited(offer, this.picked);
      const chance = /^[\d<]+ ?%/.exec(offer.odds)?.[0], cost = offer.cost;
      if (ref && chance) best.set(ref, { text: chance, kind: "yes" });
      else if (ref && cost && !best.has(ref)) best.set(ref, { text: cost, kind: "" });
    }
    return best.size > 40 ? [] : [...best].map(([ref, tag]) => ({ ref, ...tag }));
  }

  #toWhatIsAsked() {
    const refs = [...lit(this.offers, this.picked).keys()].filter((ref) => this.stage.middle(ref));
    if (refs.length && refs.length < 60) this.stage.goTo(refs, innerWidth < 700);
  }

  goToAsked() {
    const refs = this.act?.refs ?? [...lit(this.offers, this.picked).keys()];
    this.stage.goTo(refs);
  }

  // -- pointing -----------------------------------------------------------------------------

  /** Somebody pointed at things, topmost first. @param {readonly string[]} stack @param {number} x @param {number} y */
  point(stack, x, y) {
    if (this.steps.view && !(stack = this.#skipTo(stack)).length) return;
    this.pop = null;
    if (this.past && !this.why) return void this.look(stack[0] ?? "");
    if (this.why && stack[0]) return void this.askWhyNot(stack[0]);
    const edge = this.stage.isEdge(this.picked.at(-1) ?? this.act?.refs[0] ?? "", stack, x, y);
    if (this.goal && stack.includes(this.goal) && edge === this.edge && !this.asksAlways) return void this.confirm(true);
    const other = this.act && this.#next().find((ref) => stack.includes(ref));
    if (other) return this.pick([other, this.goal], x, y);
    this.edge = edge;
    if (this.act) this.cancel();
    const { picked, hits } = pointed(this.offers, this.picked, stack), first = hits[0] ?? "", isGoal = first && !picked.length && !lit(this.offers, []).has(first);
    if (isGoal && this.picked.length) return void this.refuse([...this.picked, first]), void this.look(first);
    const who = isGoal && actor(this.offers, first, this.last), spread = this.stage.fanned.includes(first);
    if (who) {
      this.edge = this.stage.isEdge(who, stack, x, y);
      this.pick([who, first], x, y);
    } else if (!hits.length) {
      if (stack[0]) void this.refuse([...this.picked, stack[0]]), void this.look(stack[0]);
      this.picked = [];
    } else if (!spread && hits.length > 1 && new Set(hits.map((ref) => fitting(this.offers, [...picked, ref]).length)).size + hits.length > 2) {
      this.picked = picked;
      this.stage.fan(first);
      this.pop = { offers: [], refs: hits, x, y };
    } else this.pick([...picked, first], x, y);
    this.#light();
    this.draw();
  }

  /** Whether the green button is always to be pressed. */
  get asksAlways() {
    return localStorage.getItem("opfor-confirm") === "always";
  }

  /** Say why nothing comes of it. @param {readonly string[]} refs */
  async refuse(refs) {
    if (this.view?.turn !== "person" || this.view.question?.kind !== "choose") return;
    const { text } = await this.engine.call("refused", { ...this.#who(), refs: [...refs] }).catch(() => ({ text: "" }));
    const can = lit(this.offers, []).size;
    this.toast = text ? `${text[0]?.toUpperCase()}${text.slice(1)}.` : can ? `${this.name(refs.at(-1) ?? "")}: not among the ${can} that can be chosen now.` : "";
    this.say(this.toast);
  }

  /** A click ends the play; what was pointed at counts where it can be chosen now and is still the same. @param {readonly string[]} stack */
  #skipTo(stack) {
    const called = new Map(stack.map((ref) => [ref, this.name(ref)])), next = lit(this.offers, this.picked);
    this.steps.end();
    return stack.filter((ref) => next.has(ref) && called.get(ref) === this.name(ref));
  }

  /** Follow what was pointed at as far as it is plain. @param {readonly string[]} picked @param {number} x @param {number} y */
  pick(picked, x, y) {
    this.picked = picked;
    this.pop = null;
    const left = fitting(this.offers, picked);
    const done = complete(this.offers, picked);
    const only = left[0];
    const aimed = done.filter((offer) => offer.edge === this.edge), meant = left.length === 1 ? only : left.length === done.length && aimed.length === 1 ? aimed[0] : undefined;
    if (meant) (this.goal = picked.at(-1) ?? ""), (this.last = picked[0] ?? ""), void this.choose(meant, true);
    else {
      this.act = null;
      if (done.length && done.length === left.length) this.pop = { offers: done, refs: [], x, y };
    }
    this.#light();
    this.draw();
  }

  cancel() {
    if (this.act || this.pop || this.picked.length) {
      this.act = this.pop = null;
      this.picked = [];
      this.goal = "";
    } else this.why = this.whyNot = this.rule = this.forecast = this.details = null;
    this.#light();
    this.draw();
  }

  /** An answer was chosen: confirm it if there is anything to weigh, else give it. @param {Offer} offer @param {boolean} [weigh] */
  choose(offer, weigh = false) {
    return this.run(async () => {
      const asked = this.view?.question;
      if (!asked || !this.view) return;
      if (asked.kind !== "choose") return this.#answer([offer.number]);
      const act = await this.#describe([offer.number]);
      const light = !act.choices.length && !act.odds.length && !act.sums.length && !act.warnings.length && (this.beside || !act.refs.length);
      if (light && !weigh && !this.coach?.puzzle) return this.#answer(act.path);
      this.act = act;
      void this.coach?.weigh(act);
      this.pop = null;
      this.stage.goTo(act.refs, innerWidth < 700);
      this.#light();
      document.querySelector(".side")?.scrollTo(0, 0);
      this.#focus("confirm");
    });
  }

  /** Bring a panel into view, once it is drawn. @param {string} panel */
  #reveal(panel) {
    setTimeout(() => document.querySelector(`[data-panel="${panel}"]`)?.scrollIntoView(), 0);
  }

  /** Put the keyboard where the next key belongs, once it is drawn; if it was `lost`, unless it is somewhere by then. @param {string} id @param {boolean} [lost] */
  #focus(id, lost) {
    setTimeout(() => (!lost || document.activeElement === document.body) && document.getElementById(id)?.focus({ preventScroll: true }), 0);
  }

  /** Answer a follow-up question of the act on the table; what was said later stays said. @param {number} at @param {number} option */
  set(at, option) {
    return this.run(async () => {
      const before = this.act;
      if (!before) return;
      const said = before.choices.slice(at + 1).map((choice) => (choice.said ? choice.options.find((each) => each.number === choice.chosen)?.label : undefined));
      let act = await this.#describe([...before.path.slice(0, at + 1), option]);
      for (const [n, label] of said.entries()) {
        const choice = act.choices[at + 1 + n];
        const same = choice?.options.find((each) => each.label === label);
        if (choice && same && same.number !== choice.chosen) act = await this.#describe([...act.path.slice(0, at + 2 + n), same.number]);
      }
      this.act = act;
      this.#light();
    });
  }

  /** @param {readonly number[]} path */
  #describe(path) {
    return this.engine.call("describe", { ...this.#who(), moment: this.view?.moment ?? 0, path: [...path] });
  }

  /** One die of a roll; the last one answers. @param {number} face @param {number} dice */
  roll(face, dice) {
    this.rolled = [...this.rolled, face];
    if (this.rolled.length < dice) return this.draw();
    const all = this.rolled;
    this.rolled = [];
    return this.run(() => this.#answer(all));
  }

  /** Do what is weighed; by pointing again only what has nothing left to say. @param {boolean} [pointed] */
  confirm(pointed = false) {
    return this.run(async () => this.act && !(pointed && (this.act.warnings.length || this.act.choices.some((each) => each.chosen < 0))) && !(await this.coach?.holds(this.act.path)) && this.#answer(this.act.path));
  }

  /** Give an answer; the keyboard goes on where the next question is. @param {readonly number[]} path */
  async #answer(path) {
    const moment = this.view?.moment ?? 0;
    const confirmed = document.activeElement?.id === "confirm";
    this.answered += 1;
    await this.arrive(await this.engine.call("answer", { ...this.#who(), moment, path: [...path] }), true);
    if (confirmed) this.#focus("asked", true);
  }

  // -- back and forth -----------------------------------------------------------------------

  /** @param {number} [line] */
  undo(line) {
    this.undone += 1;
    return this.run(async () => this.arrive(await this.engine.call("undo", { ...this.#who(), moment: this.view?.moment ?? 0, line: line ?? null }), true));
  }

  redo() {
    return this.run(async () => this.arrive(await this.engine.call("redo", { ...this.#who(), moment: this.view?.moment ?? 0 }), true));
  }

  /** @param {number} line */
  takeUp(line) {
    return this.#change("take_up", { line });
  }

  /** @param {string} source @param {boolean} at_table */
  atTable(source, at_table) {
    return this.#change("at_table", { source, at_table });
  }

  /** @param {string} text */
  adjust(text) {
    return this.#change("adjust", { text });
  }

  /** Write something about a moment, and stay there. @param {number} about @param {string} text */
  async note(about, text) {
    await this.#change("note", { about, text });
    await this.replay(about);
  }

  /** Leave for a table that is made from this one. @param {() => Promise<{table: string}>} make */
  leave(make) {
    return this.run(async () => (location.search = `?${new URLSearchParams({ table: (await make()).table })}`));
  }

  /** @template {"take_up" | "at_table" | "adjust" | "note"} K @param {K} name @param {object} said */
  #change(name, said) {
    const asked = /** @type {any} */ ({ ...this.#who(), moment: this.view?.moment ?? 0, ...said });
    return this.run(async () => this.arrive(await this.engine.call(name, asked), true));
  }

  /** Look at a moment of the past; 0 comes back to the present. @param {number} moment */
  async replay(moment) {
    this.steps.stop();
    this.replayer ??= await import("./replay.js");
    this.replaying = moment;
    if (!moment) this.along = null;
    const asked = new URLSearchParams(location.search);
    moment ? asked.set("moment", `${moment}`) : asked.delete("moment");
    history.replaceState(null, "", `?${asked}`);
    if (!this.view) return;
    const view = moment && moment < this.view.latest ? await this.engine.call("view", { ...this.#who(), moment }) : this.view;
    if (this.replaying !== moment) return;
    await this.lay(view).catch(() => {});
    this.past = moment ? view : null;
    this.show(view);
    this.draw();
  }

  /** Step back or on, event by event; from the present into the replay. @param {number} by */
  async leaf(by) {
    this.replayer ??= await import("./replay.js");
    await this.replayer.step(this, by);
  }

  /** Look at the end of a branch. @param {import("./messages.js").Branch} branch */
  lookAlong({ line, name, text }) {
    return this.run(async () => {
      const { told } = await this.engine.call("along", { ...this.#who(), line });
      this.along = { line, name: name || text, told };
      await this.replay(line);
    });
  }

  /** Call a branch something: a note at its end. @param {number} line @param {string} text */
  call(line, text) {
    return this.#change("note", { about: line, text });
  }

  // -- asking -------------------------------------------------------------------------------

  /** @param {number} [line] @param {number | null} [decision] */
  askWhy(line, decision) {
    return this.run(async () => {
      await this.#explain();
      this.why = await this.engine.call("why", { ...this.#who(), line: line ?? null, decision: decision ?? null, ref: null });
      this.whyNot = this.rule = null;
      this.#turnTo();
      this.#reveal("why");
    });
  }

  /** @param {string} ref */
  askWhyNot(ref) {
    return this.run(async () => {
      await this.#explain();
      try {
        const told = (this.whyNot = await this.engine.call("why_not", { ...this.#who(), ref }));
        void this.engine.call("unless", { ...this.#who(), ref }).then(({ text }) => {
          if (text && this.whyNot === told) (this.whyNot = { ...told, lines: [...told.lines, text] }), this.draw();
        }, () => undefined);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const said = error.message.replace(`'${ref}'`, this.label(ref));
        this.whyNot = { ref, lines: [said], rules: [], reasons: [] };
      }
      this.#reveal("why");
    });
  }

  /** @param {string} id */
  askRule(id) {
    return this.run(async () => {
      await this.#explain();
      this.rule = await this.engine.call("rule", { ...this.#who(), id });
    });
  }

  askForecast() {
    return this.run(async () => {
      await this.#explain();
      const path = this.act ? [...this.act.path] : null;
      this.forecast = await this.engine.call("forecast", { ...this.#who(), moment: this.view?.moment ?? 0, path });
      this.#turnTo();
      this.#reveal("forecast");
      this.#light();
    });
  }

  /** The coach, fetched once. */
  async coached() {
    const { Coach } = await import("./coach.js");
    return (this.coach ??= new Coach(this));
  }

  async askHint() {
    await (await this.coached()).hint();
  }

  /** A closer look at a thing. @param {string} ref */
  async look(ref) {
    this.looking = ref;
    if (!ref) return void ((this.details = null), this.#light(), this.draw());
    try {
      const details = await this.engine.call("details", { ...this.#who(), ref, origin: this.picked[0] ?? "" });
      if (this.looking === ref) (this.details = details), this.#light(), this.draw();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** What a thing sees and covers, lit on the board while it is looked at. */
  toggleSight() {
    this.sight = !this.sight;
    this.#light();
    this.draw();
  }

  /** Where the game stands, in a few words. */
  headline() {
    return this.seen?.facts.headline.replace(/\.$/, "").split(/\. (?=[A-Z])/).slice(0, 2).join(" · ") || this.view?.subtitle || "";
  }

  // -- for the panels -----------------------------------------------------------------------

  /** Light the things of an answer while it is looked at. @param {Offer | null} offer */
  preview(offer) {
    if (this.act || this.steps.running) return;
    if (!offer) return this.#light();
    this.stage.setLit([...(this.view?.marks ?? []), ...offer.refs.map((ref) => ({ ref, kind: "picked" }))]);
  }

  relight() {
    this.#light();
    this.draw();
  }

  /** What a thing is called in short. @param {string} ref */
  name(ref) {
    return this.stage.name(ref) || (this.label(ref).split(",")[0] ?? "");
  }

  /** What a thing is called, wherever it is shown. @param {string} ref */
  label(ref) {
    const facts = this.seen?.facts;
    const item = facts?.lists.flatMap((list) => list.items).find((each) => each.ref === ref);
    return this.stage.label(ref) || item?.label || facts?.cards.find((card) => card.ref === ref)?.title || ref.slice(ref.indexOf(":") + 1);
  }

  /** A small picture of a thing. @param {string} ref */
  picture(ref) {
    const item = this.view?.facts.lists.flatMap((list) => list.items).find((each) => each.ref === ref);
    const piece = this.stage.shown.get(ref);
    return this.drawing(piece?.svg ?? item?.svg ?? "", piece?.side ?? "");
  }

  /** @param {string} markup @param {string} [side] */
  drawing(markup, side = "") {
    if (!markup) return null;
    const drawn = this.drawings.get(side + markup) ?? document.createElementNS("http://www.w3.org/2000/svg", "svg");
    if (!drawn.firstChild) {
      drawn.setAttribute("class", "pic");
      drawn.setAttribute("aria-hidden", "true");
      drawn.innerHTML = `<g class="${side}">${markup}</g>`;
      document.body.append(drawn);
      const { x, y, width, height } = drawn.getBBox(), half = Math.max(26, -x, -y, x + width, y + height);
      drawn.setAttribute("viewBox", `${-half} ${-half} ${2 * half} ${2 * half}`);
      drawn.remove();
    }
    return drawn.cloneNode(true);
  }

  /** Whether an answer can be given by pointing at the list. @param {import("./messages.js").Listed} list */
  isPointable(list) {
    return list.items.some((item) => this.offers.some((offer) => offer.refs.includes(item.ref)));
  }

  /** Whether the next thing to point at is in the hand or a list. */
  isAskedByHand() {
    return [...lit(this.offers, this.picked).keys(), ...this.picked].some((ref) => !this.stage.middle(ref));
  }

  /** @param {string} ref */
  litClass(ref) {
    if (this.steps.showing) return "";
    if ((this.act?.refs ?? this.picked).includes(ref)) return "picked";
    return this.#next().includes(ref) ? "legal" : "";
  }

  // -- the rest -----------------------------------------------------------------------------

  /** Something of this game as a file: the record, a report, a mission. @param {"export" | "report" | "mission"} what */
  save(what = "export") {
    return this.run(async () => {
      const made = await this.engine.call(what, this.#who());
      (await import("./saving.js")).download(made.name, made.text);
    });
  }

  /** Where reasons are read: on a phone a tab of its own. */
  #turnTo() {
    this.tab = innerWidth < 700 ? "table" : "now";
    this.bare = false;
  }

  /** The panel away, or back. */
  toggleBare() {
    this.bare = !this.bare;
    localStorage.setItem("opfor-bare", this.bare ? "1" : "");
    this.draw();
  }

  /** The panels of reasons, fetched once. */
  async #explain() {
    this.reasons ??= await import("./reasons.js");
  }

  #who() {
    return { table: this.table, seat: this.seat };
  }

  /** @param {string} text */
  say(text) {
    this.said = text === this.said ? `${text}\u00a0` : text;
    this.draw();
  }

  /** Do one thing at a time, and tell in one line what went wrong. What is wanted meanwhile comes next, if the game has not gone on by then. @param {() => Promise<unknown>} work */
  async run(work) {
    const moment = this.view?.moment;
    if (this.busy) return void (this.wish = () => moment === this.view?.moment && this.run(work));
    this.busy = true;
    this.toast = "";
    this.draw();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.toast = error.message;
      if (error.status === 409) await this.arrive(await this.engine.call("now", { ...this.#who(), since: 0 }), false);
    } finally {
      this.busy = false;
      this.draw();
      const wish = this.wish;
      this.wish = undefined;
      wish?.();
      void this.news?.fetch();
      const said = this.toast;
      if (said) setTimeout(() => this.toast === said && ((this.toast = ""), this.draw()), 20000);
    }
  }
}

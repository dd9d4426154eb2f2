import { describe, expectTypeOf, it } from "vitest";
import { checkBank, checkLevels } from "./check.ts";
import * as engine from "./index.ts";
import type { Draw, Outcome, Question, QuizEvent, Session } from "./index.ts";
import { createStore, type Store } from "./store.ts";

/** A question as a site writes it: more than the engine asks for. */
interface RichQuestion {
  id: string;
  category: string;
  question: string;
  options: [string, string, string, string];
  correct: number;
  difficulty: "Easy" | "Medium" | "Hard";
  points: 10 | 15 | 20;
  explanation: string;
  source: { title: string; url: string };
  pinned?: number[];
}

declare const bank: RichQuestion[];
declare const session: Session<RichQuestion>;

describe("questions", () => {
  it("fit without being told, and come back whole", () => {
    expectTypeOf<RichQuestion>().toExtend<Question>();
    expectTypeOf(engine.draw(bank, { seed: 1 })).toEqualTypeOf<Draw<RichQuestion>>();
    expectTypeOf(engine.start(engine.draw(bank, { seed: 1 }), 0)).toEqualTypeOf<Session<RichQuestion>>();
    expectTypeOf(engine.reduce(session, { type: "next" }, 0)).toEqualTypeOf<Session<RichQuestion>>();
    expectTypeOf(engine.resultOf(session).outcomes).toEqualTypeOf<readonly Outcome<RichQuestion>[]>();
    expectTypeOf(checkBank).toBeCallableWith(bank, { Easy: 10 });
  });

  it("need an id, options, a right answer, a difficulty and points", () => {
    expectTypeOf<Omit<RichQuestion, "id">>().not.toExtend<Question>();
    expectTypeOf<Omit<RichQuestion, "points">>().not.toExtend<Question>();
    // @ts-expect-error a bank is no list of texts
    engine.draw(["?"], { seed: 1 });
    // @ts-expect-error a draw needs a seed
    engine.draw(bank, { size: 5 });
    // @ts-expect-error a seed is a text or a number
    engine.draw(bank, { seed: { at: 7 } });
    // @ts-expect-error a seed that was not found is none
    engine.draw(bank, { seed: undefined });
    expectTypeOf(engine.draw).toBeCallableWith(bank, { seed: "regatta" });
  });
});

describe("a session", () => {
  it("cannot be changed in place", () => {
    // @ts-expect-error
    session.index = 1;
    // @ts-expect-error
    session.answers.push(1);
    // @ts-expect-error
    session.draw.questions[0].choices[0].text = "";
  });

  it("says its status and its time left in types", () => {
    expectTypeOf(session.status).toEqualTypeOf<"playing" | "paused" | "finished">();
    expectTypeOf(engine.timeLeft(session, 0)).toEqualTypeOf<number | null>();
  });

  it("is a plain one for whoever does not care about the questions", () => {
    expectTypeOf<Session<RichQuestion>>().toExtend<Session>();
    expectTypeOf(engine.save).toBeCallableWith(session);
  });
});

describe("events", () => {
  it("are seven, and an answer comes with its option", () => {
    expectTypeOf<QuizEvent["type"]>().toEqualTypeOf<
      "answer" | "next" | "previous" | "pause" | "resume" | "finish" | "tick"
    >();
    // @ts-expect-error an answer without an option
    engine.reduce(session, { type: "answer" }, 0);
    // @ts-expect-error no such event
    engine.reduce(session, { type: "skip" }, 0);
    // @ts-expect-error no instant
    engine.reduce(session, { type: "next" });
  });

  it("are refused for named reasons", () => {
    expectTypeOf(engine.refusalOf(session, { type: "next" })).toEqualTypeOf<
      | "finished"
      | "paused"
      | "not-paused"
      | "first-question"
      | "unanswered"
      | "no-such-option"
      | "unknown-event"
      | null
    >();
  });
});

describe("levels", () => {
  it("come from the caller, and so do their names", () => {
    const result = engine.resultOf(session);
    const levels = [
      { name: "deckhand", from: 0 },
      { name: "skipper", from: 80 },
    ] as const;
    expectTypeOf(engine.levelOf(result, levels)).toEqualTypeOf<"deckhand" | "skipper">();
    // @ts-expect-error there is one level at least
    engine.levelOf(result, []);
    // @ts-expect-error a level is judged on a percentage or on points
    engine.levelOf(result, levels, "speed");
  });
});

describe("a store", () => {
  it("knows the questions that it shows", () => {
    const store = createStore(session, { now: () => 0 });
    expectTypeOf(store).toEqualTypeOf<Store<RichQuestion>>();
    expectTypeOf(store.get().session).toEqualTypeOf<Session<RichQuestion>>();
  });
});

describe("what comes from outside", () => {
  it("gives a session only under the status ok", () => {
    const restored = engine.restore("", bank);
    expectTypeOf(restored.status).toEqualTypeOf<"ok" | "outdated" | "corrupt">();
    // @ts-expect-error not known to be ok
    void restored.session;
    if (restored.status === "ok") expectTypeOf(restored.session).toEqualTypeOf<Session<RichQuestion>>();
  });

  it("gives a challenge only under the status ok, and a challenge is a recipe", () => {
    const decoded = engine.decodeChallenge("");
    expectTypeOf(decoded.status).toEqualTypeOf<"ok" | "malformed" | "damaged" | "outdated">();
    if (decoded.status === "ok") expectTypeOf(engine.draw).toBeCallableWith(bank, decoded.challenge);
  });
});

describe("checks", () => {
  it("name their rules", () => {
    expectTypeOf(checkLevels([{ name: "deckhand", from: 0 }])).toEqualTypeOf<
      readonly { readonly rule: "level-gap" | "level-order"; readonly where: readonly string[] }[]
    >();
    expectTypeOf(checkBank(bank, {})[0]!.rule).extract<"wrong-index">().not.toBeNever();
  });
});

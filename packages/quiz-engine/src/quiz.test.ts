import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw } from "./draw.ts";
import {
  answer,
  bankOf,
  draws,
  finish,
  freeze,
  limits,
  next,
  pause,
  play,
  previous,
  resume,
  steps,
  tick,
} from "./fixtures.ts";
import { LIMIT_MS, reduce, refusalOf, start } from "./quiz.ts";
import { timeLeft } from "./timer.ts";
import type { QuizEvent, Session } from "./types.ts";

const drawn = freeze(draw(bankOf(9), { seed: 42, size: 3 }));
const first = freeze(start(drawn, 10_000));
const last = freeze(play(first, answer(0), next, answer(1), next, answer(2)));
const everyEvent = [answer(0), next, previous, pause, resume, finish, tick];

describe("start", () => {
  it("begins at the first question, with 300 s and no answer", () => {
    expect(LIMIT_MS).toBe(300_000);
    expect(first).toEqual({
      status: "playing",
      leftMs: 300_000,
      at: 10_000,
      behindMs: 0,
      draw: drawn,
      index: 0,
      answers: [],
    });
  });

  it("takes the limit it is given", () => {
    expect(start(drawn, 0, 5_000).leftMs).toBe(5_000);
    expect(start(drawn, 0, 1).leftMs).toBe(1);
    expect(start(drawn, 0, null).leftMs).toBeNull();
    expect(start(drawn, 0, undefined).leftMs).toBe(LIMIT_MS);
  });

  it.each([0, -1, NaN, Infinity, -Infinity])("refuses a limit of %d ms", (limitMs) => {
    expect(() => start(drawn, 0, limitMs)).toThrow(`now 0, limitMs ${limitMs}: give ms, a limit above 0`);
  });

  it("refuses an end that no number holds", () => {
    expect(() => start(drawn, Number.MAX_VALUE, Number.MAX_VALUE)).toThrow(RangeError);
  });

  it.each([NaN, Infinity, -Infinity, undefined as unknown as number])(
    "refuses the instant %s: a session lives on its clock",
    (now) => {
      expect(() => start(drawn, now)).toThrow(`now ${now}, limitMs 300000: give ms, a limit above 0`);
      expect(() => start(drawn, now, null)).toThrow(RangeError);
    },
  );

  it("is finished at once when there is nothing to play", () => {
    const empty = start(draw([], { seed: 1 }), 0);
    expect(empty.status).toBe("finished");
    for (const event of everyEvent) expect(reduce(empty, event, 1_000)).toBe(empty);
  });

  it("starts over on the same draw with nothing left of the session before", () => {
    expect(start(last.draw, 99_000)).toEqual({ ...first, at: 99_000 });
  });
});

describe("reduce", () => {
  it("goes through the questions and finishes on the last next", () => {
    const second = play(first, answer(3), next);
    expect(second).toEqual({ ...first, leftMs: 298_000, at: 12_000, index: 1, answers: [3] });
    expect(play(last, next)).toEqual({
      ...last,
      leftMs: last.leftMs! - 1_000,
      at: last.at + 1_000,
      status: "finished",
    });
  });

  it("plays a quiz of one question", () => {
    const session = start(draw(bankOf(1), { seed: 1 }), 0);
    expect(play(session, answer(2), next)).toMatchObject({ status: "finished", index: 0, answers: [2] });
  });

  it("lets an answer change, until the end", () => {
    expect(play(first, answer(3), answer(1)).answers).toEqual([1]);
    const changed = play(last, previous, previous, answer(3));
    expect(changed).toMatchObject({ index: 0, answers: [3, 1, 2] });
    expect(play(changed, next, next, next)).toMatchObject({ status: "finished", answers: [3, 1, 2] });
  });

  it("accepts the same option text twice in a question: options are told apart by their place", () => {
    const [question] = bankOf(1);
    const twins = start(draw([{ ...question!, options: ["oui", "oui"] }], { seed: 1 }), 0);
    expect(play(twins, answer(1)).answers).toEqual([1]);
  });

  it("finishes when asked, paused or not, and then time stands still", () => {
    expect(play(first, finish)).toEqual({ ...first, leftMs: 299_000, at: 11_000, status: "finished" });
    expect(play(first, pause, finish)).toEqual({ ...first, leftMs: 299_000, at: 12_000, status: "finished" });
  });

  it("lets time pass on a tick", () => {
    expect(reduce(first, tick, 12_500)).toEqual({ ...first, leftMs: 297_500, at: 12_500 });
  });

  it.each([{ type: "ahoy" }, {}, undefined, null, "next"] as unknown as QuizEvent[])(
    "refuses the unheard-of event %j, on every session, unless the time is up",
    (event) => {
      expect(refusalOf(play(first, pause), event)).toBe("paused");
      for (const session of [first, last]) {
        expect(refusalOf(session, event)).toBe("unknown-event");
        expect(reduce(session, event, session.at + 1_000)).toBe(session);
      }
      expect(reduce(first, event, 310_000).status).toBe("finished");
      expect(refusalOf(play(first, finish), event)).toBe("finished");
    },
  );

  describe("time", () => {
    it.each(everyEvent)("is up at the deadline's instant, whatever happens then or later: $type", (event) => {
      const playing = play(first, answer(1));
      for (const now of [310_000, 310_001, 9e12]) {
        expect(reduce(playing, event, now)).toEqual({
          ...playing,
          status: "finished",
          leftMs: 0,
          at: 310_000,
        });
      }
    });

    it("is not up one millisecond before", () => {
      expect(reduce(first, answer(1), 309_999)).toMatchObject({ status: "playing", leftMs: 1, answers: [1] });
    });

    it("does not run while paused", () => {
      const paused = reduce(first, pause, 20_000);
      expect(paused).toEqual({ ...first, status: "paused", leftMs: 290_000, at: 20_000 });
      expect(reduce(paused, resume, 9_000_000)).toEqual({ ...first, leftMs: 290_000, at: 9_000_000 });
    });

    it("cannot be paused once it is up", () => {
      expect(reduce(first, pause, 310_000).status).toBe("finished");
    });

    it("is never given back by a clock set back, and runs on from there", () => {
      const played = reduce(first, tick, 20_000);
      const setBack = reduce(played, tick, -3_600_000);
      expect(setBack).toEqual({ ...first, leftMs: 290_000, at: 20_000, behindMs: 3_620_000 });
      expect(reduce(setBack, tick, -3_599_000)).toMatchObject({ leftMs: 289_000, at: 21_000 });
    });

    it("is not taken by a clock that goes back and comes right, at whatever moment", () => {
      const setBack = reduce(first, tick, -3_600_000);
      expect(reduce(setBack, tick, 10_000)).toEqual(first);
      expect(reduce(setBack, tick, 15_000)).toEqual({ ...first, leftMs: 295_000, at: 15_000 });
      const played = reduce(setBack, tick, -3_598_000);
      expect(reduce(played, tick, 13_000)).toEqual({ ...first, leftMs: 297_000, at: 13_000 });
      expect(reduce(setBack, tick, 9_000)).toMatchObject({ status: "finished", at: 310_000 });
    });

    it("ends at its own instant on a clock that came right", () => {
      const setBack = reduce(first, tick, -3_600_000);
      expect(reduce(setBack, tick, 400_000)).toMatchObject({ status: "finished", at: 310_000, leftMs: 0 });
    });

    it("is owed by each step back, and by none once right", () => {
      const twice = reduce(reduce(first, tick, 4_000), tick, 1_000);
      expect(twice).toMatchObject({ leftMs: 300_000, at: 10_000, behindMs: 9_000 });
      const right = reduce(twice, tick, 12_000);
      expect(right).toMatchObject({ leftMs: 298_000, at: 12_000, behindMs: 0 });
      expect(reduce(right, tick, 112_000).leftMs).toBe(198_000);
    });

    it("is not taken either by a clock that comes right during a pause, or without a limit", () => {
      const paused = reduce(reduce(first, tick, 0), pause, 1_000);
      expect(paused).toMatchObject({ leftMs: 299_000, behindMs: 10_000 });
      const resumed = reduce(reduce(paused, resume, 500_000), tick, 510_000);
      expect(resumed).toMatchObject({ leftMs: 289_000, at: 510_000, behindMs: 0 });
      expect(reduce(start(drawn, 0, null), tick, -5)).toMatchObject({ leftMs: null, at: 0, behindMs: 5 });
    });

    it("is not given back either by a clock set back during a pause", () => {
      const paused = reduce(first, pause, 20_000);
      expect(reduce(paused, resume, 0)).toMatchObject({ leftMs: 290_000, at: 20_000, behindMs: 20_000 });
    });

    it("passes during a sleep: a clock that leaps forward takes it", () => {
      expect(reduce(first, tick, 210_000).leftMs).toBe(100_000);
    });

    it("does not pass at an instant that is no number, nor at one that is not finite", () => {
      for (const now of [NaN, Infinity, -Infinity, undefined as unknown as number])
        for (const session of [first, reduce(first, tick, -3_600_000)])
          expect(reduce(session, tick, now)).toEqual(session);
      expect(reduce(start(drawn, 0, null), answer(1), Infinity)).toMatchObject({ at: 0, answers: [1] });
    });

    it("has no end without a limit", () => {
      const endless = start(drawn, 0, null);
      expect(reduce(endless, tick, 9e12)).toEqual({ ...endless, at: 9e12 });
      expect(play(endless, pause, resume, answer(1))).toMatchObject({ leftMs: null, answers: [1] });
    });
  });
});

describe("refusalOf", () => {
  const paused = freeze(play(first, pause));
  const finished = freeze(play(first, finish));

  it.each([
    ["next without an answer", first, next, "unanswered"],
    ["next on a later question without an answer", play(first, answer(0), next), next, "unanswered"],
    ["previous on the first question", first, previous, "first-question"],
    ["resume when not paused", first, resume, "not-paused"],
    ["an option below the first", first, answer(-1), "no-such-option"],
    ["an option above the last", first, answer(4), "no-such-option"],
    ["half an option", first, answer(0.5), "no-such-option"],
    ["an option that is no number", first, answer(NaN), "no-such-option"],
    [
      "an option given as text",
      first,
      { type: "answer", option: "1" } as unknown as QuizEvent,
      "no-such-option",
    ],
    ["an answer while paused", paused, answer(0), "paused"],
    ["next while paused", play(first, answer(0), pause), next, "paused"],
    ["previous while paused", play(first, answer(0), next, pause), previous, "paused"],
    ["a second pause", paused, pause, "paused"],
    ["a tick while paused", paused, tick, "paused"],
    ["an answer after the end", finished, answer(0), "finished"],
    ["next after the end", play(last, next), next, "finished"],
    ["previous after the end", play(last, next), previous, "finished"],
    ["pause after the end", finished, pause, "finished"],
    ["resume after the end", finished, resume, "finished"],
    ["a second finish", finished, finish, "finished"],
    ["a tick after the end", finished, tick, "finished"],
  ] as const)("refuses %s, and the session stays the very same", (_, session, event, refusal) => {
    expect(refusalOf(session, event, 15_000)).toBe(refusal);
    expect(reduce(session, event, 15_000)).toBe(session);
  });

  it.each([
    ["an answer", first, answer(3)],
    ["next once answered", play(first, answer(0)), next],
    ["previous on the second question", play(first, answer(0), next), previous],
    ["next after previous", play(first, answer(0), next, previous), next],
    ["pause", first, pause],
    ["resume", paused, resume],
    ["finish", first, finish],
    ["finish while paused", paused, finish],
    ["tick", first, tick],
  ] as const)("accepts %s", (_, session, event) => {
    expect(refusalOf(session, event, 15_000)).toBeNull();
    expect(reduce(session, event, 15_000)).not.toBe(session);
  });

  it("refuses everything from the deadline on", () => {
    expect(everyEvent.map((event) => refusalOf(last, event, 310_000))).toEqual(
      everyEvent.map(() => "finished"),
    );
    expect(refusalOf(last, tick, 309_999)).toBeNull();
  });

  it("speaks of the last instant known when it is given none", () => {
    expect(refusalOf(first, next)).toBe("unanswered");
    expect(refusalOf(first, tick)).toBeNull();
  });
});

describe("any sequence of events, on any clock", () => {
  const lives = fc.record({ draw: draws.map(({ draw }) => draw), now: fc.integer(), limitMs: limits, steps });

  /** Every snapshot of a life, with what led to the next one. */
  function live({ draw, now, limitMs, steps }: typeof lives extends fc.Arbitrary<infer T> ? T : never) {
    let before = freeze(start(draw, now, limitMs));
    return steps.map(({ event, elapsedMs }) => {
      const instant = before.at + elapsedMs;
      const step = { before, event, instant, after: freeze(reduce(before, event, instant)) };
      before = step.after;
      return step;
    });
  }

  const always = (claim: (step: ReturnType<typeof live>[number]) => void) => {
    fc.assert(fc.property(lives, (life) => live(life).forEach(claim)));
  };

  it("keeps the session possible", () => {
    always(({ after: { draw, index, answers, at, leftMs, behindMs, status } }) => {
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThan(Math.max(1, draw.size));
      expect(index).toBeLessThanOrEqual(answers.length);
      expect(answers.length).toBeLessThanOrEqual(draw.size);
      answers.forEach((option, place) =>
        expect(draw.questions[place]?.question.options[option]).toBeDefined(),
      );
      expect(Number.isFinite(at)).toBe(true);
      expect(leftMs ?? 0).toBeGreaterThanOrEqual(0);
      expect(behindMs).toBeGreaterThanOrEqual(0);
      expect(leftMs === 0 && status !== "finished").toBe(false);
    });
  });

  it("never gives time", () => {
    always(({ before, after, instant }) => {
      expect(after.leftMs === null).toBe(before.leftMs === null);
      expect(Number(after.leftMs)).toBeLessThanOrEqual(Number(before.leftMs));
      expect(Number(timeLeft(before, instant))).toBeLessThanOrEqual(Number(before.leftMs));
    });
  });

  it("changes something exactly when nothing is refused, unless time is up", () => {
    always(({ before, event, instant, after }) => {
      const isUp = before.status !== "finished" && timeLeft(before, instant) === 0;
      expect(after === before).toBe(!isUp && refusalOf(before, event, instant) !== null);
      expect(isUp && after.status !== "finished").toBe(false);
    });
  });

  it("never leaves the end", () => {
    always(({ before, after }) => {
      if (before.status === "finished") expect(after).toBe(before);
    });
  });

  it("loses no answer and moves by one question at most", () => {
    always(({ before, after }) => {
      expect(after.answers.length).toBeGreaterThanOrEqual(before.answers.length);
      expect(Math.abs(after.index - before.index)).toBeLessThanOrEqual(1);
      expect(after.draw).toBe(before.draw);
    });
  });

  it("comes back the same from JSON", () => {
    const lastOf = (life: Parameters<typeof live>[0]) => live(life).at(-1)?.after;
    fc.assert(
      fc.property(lives, (life) => {
        const session: Session | undefined = lastOf(life);
        if (session) expect(JSON.parse(JSON.stringify(session))).toEqual(session);
      }),
    );
  });

  it("counts all the time played and none of the pauses, on a clock that runs forward", () => {
    const events = fc.array(fc.tuple(fc.constantFrom(pause, resume, tick), fc.nat(5_000)), { maxLength: 40 });
    fc.assert(
      fc.property(events, (events) => {
        let [session, now, playedMs] = [first, first.at, 0];
        for (const [event, elapsedMs] of [...events, [tick, 0] as const]) {
          now += elapsedMs;
          if (session.status === "playing") playedMs += elapsedMs;
          session = reduce(session, event, now);
        }
        expect(session.leftMs).toBe(LIMIT_MS - playedMs);
      }),
    );
  });
});

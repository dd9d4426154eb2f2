import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw } from "./draw.ts";
import { answer, bank, bankOf, freeze, next, pause, play, sessions, tick } from "./fixtures.ts";
import { seal, unseal } from "./hash.ts";
import { reduce, start } from "./quiz.ts";
import { restore, save } from "./save.ts";
import type { Session } from "./types.ts";

const first = freeze(start(draw(bank, { seed: 42, size: 3 }), 1_000));
const played = freeze(play(first, answer(1), next, answer(0), next, pause));
const corrupt = { status: "corrupt" };

it("writes the published save", () => {
  expect(save(played)).toBe('[2,856617439,42,3,null,2,[1,0],"paused",295000,6000,0]02ijrh6');
});

describe("restore", () => {
  it("gives back the session that was saved, wherever it was", () => {
    fc.assert(
      fc.property(sessions, ({ bank, session }) => {
        expect(restore(save(session), structuredClone(bank))).toEqual({ status: "ok", session });
      }),
    );
  });

  it("lets the time away count for a session being played, and not for one that is paused", () => {
    const reload = (session: Session, now: number) => {
      const restored = restore(save(session), bank);
      return restored.status === "ok" ? reduce(restored.session, tick, now) : null;
    };
    expect(reload(first, 101_000)?.leftMs).toBe(200_000);
    expect(reload(first, 999_000)).toMatchObject({ status: "finished", at: 301_000 });
    expect(reload(played, 999_000)).toEqual(played);
  });

  it("calls outdated a save from another bank, or another content of it", () => {
    const outdated = { status: "outdated" };
    expect(restore(save(first), bankOf(4))).toEqual(outdated);
    expect(restore(save(first), [])).toEqual(outdated);
    expect(restore(save(first), bank.slice(0, 3))).toEqual(outdated);
    expect(restore(save(first), bank.with(0, { ...bank[0]!, correct: 1 }))).toEqual(outdated);
    expect(restore(save(first), bank.with(0, { ...bank[0]!, explanation: "Better said." })).status).toBe(
      "ok",
    );
  });

  it("calls outdated a whole save from another version", () => {
    expect(restore(seal((unseal(save(first)) ?? "").replace("[2,", "[1,")), bank)).toEqual({
      status: "outdated",
    });
    expect(restore(seal("[0]"), bank)).toEqual({ status: "outdated" });
  });

  it("refuses any string that save did not write", () => {
    const strings = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string().map(seal),
      fc.json(),
      fc.json().map(seal),
    );
    fc.assert(
      fc.property(strings, (text) => {
        expect(restore(text, bank).status).not.toBe("ok");
      }),
      { numRuns: 500 },
    );
  });

  it("refuses a save with any character changed, added or lost", () => {
    const text = save(played);
    for (let at = 0; at < text.length; at++) {
      expect(restore(text.slice(0, at) + text.slice(at + 1), bank)).toEqual(corrupt);
      for (const other of ["0", "9", ",", " ", "é"]) {
        if (text[at] !== other)
          expect(restore(text.slice(0, at) + other + text.slice(at + 1), bank)).toEqual(corrupt);
        const added = text.slice(0, at) + other + text.slice(at);
        if (added !== text) expect(restore(added, bank)).toEqual(corrupt);
      }
    }
  });

  it("takes garbage of any kind and any length", () => {
    const garbage = [
      "",
      " ",
      "null",
      "[]",
      "{}",
      "[1]",
      "\0",
      "\ud800",
      "🌊".repeat(9),
      "[".repeat(1e5),
      "9".repeat(1e6),
    ];
    for (const text of garbage) {
      expect(restore(text, bank)).toEqual(corrupt);
      expect(restore(seal(text), bank).status).not.toBe("ok");
    }
    expect(restore(null as unknown as string, bank)).toEqual(corrupt);
  });

  it.each<unknown>([undefined, null, {}])(
    "does not take a bank that is not there for another one: %j",
    (none) => {
      expect(() => restore(save(first), none as typeof bank)).toThrow(TypeError);
    },
  );

  it("gives back a session whose quotas were not all bounds", () => {
    const session = start(draw(bank, { seed: 42, quotas: { Easy: Infinity, Medium: NaN, Hard: 1 } }), 0);
    expect(restore(save(session), bank)).toEqual({ status: "ok", session });
  });

  /** A save with one field replaced, and a good checksum. */
  const forged = (field: number, value: unknown) => {
    const fields = JSON.parse(unseal(save(played)) ?? "") as unknown[];
    return restore(seal(JSON.stringify(fields.with(field, value))), bank);
  };

  it.each([
    ["a seed that is no unsigned integer", 2, [-1, 1.5, 2 ** 32, "42", null]],
    ["a size that the draw does not have", 3, [0, 2, 5, -1, 2.5, "3", null]],
    [
      "quotas that are none",
      4,
      [{ Easy: 0 }, { Easy: "1" }, { Easy: null }, [], [9], "", "ab", 0, 5, true, false],
    ],
    ["a place outside the draw, or beyond the answers", 5, [-1, 3, 0.5, "1", null]],
    [
      "answers that could not be given",
      6,
      [[4], [-1], [0.5], ["1"], [null], [1], [1, 0, 1, 1], [4, 0], [1, 2], [0.5, 0], ["1", 0], "", {}, null],
    ],
    ["a status that does not exist", 7, ["", "won", 0, null]],
    ["a time that is none", 8, [-1, 0, "295000", [], true]],
    ["an instant that is none", 9, [null, "6000", []]],
    ["a clock that is ahead", 10, [-1, null, "0", []]],
  ])("refuses %s, even under a good checksum", (_, field, values) => {
    for (const value of values) expect(forged(field, value)).toEqual(corrupt);
  });

  it("knows that time is not owed, not even by what has ended", () => {
    const fields = JSON.parse(unseal(save(played)) ?? "") as unknown[];
    const over = (leftMs: number) =>
      restore(seal(JSON.stringify(fields.with(7, "finished").with(8, leftMs))), bank);
    expect(over(0).status).toBe("ok");
    expect(over(-1)).toEqual(corrupt);
  });

  it("refuses fields in excess, or written otherwise", () => {
    const content = unseal(save(played)) ?? "";
    expect(restore(seal(content.replace(/]$/, ",0]")), bank)).toEqual(corrupt);
    expect(restore(seal(content.replace(",", ", ")), bank)).toEqual(corrupt);
    expect(restore(seal(content.replace("42", "4.2e1")), bank)).toEqual(corrupt);
    expect(restore(seal(content.replace("6000", "6e999")), bank)).toEqual(corrupt);
    expect(restore(seal(content.replace("295000", "6e999")), bank)).toEqual(corrupt);
  });

  it("accepts the edges of what is possible", () => {
    expect(forged(5, 0).status).toBe("ok");
    expect(forged(8, 1).status).toBe("ok");
    expect(forged(8, null).status).toBe("ok");
    expect(forged(9, -5).status).toBe("ok");
    expect(forged(10, 5).status).toBe("ok");
    for (const status of ["playing", "finished"]) expect(forged(7, status).status).toBe("ok");
    const over = reduce(first, tick, 999_000);
    expect(over.leftMs).toBe(0);
    expect(restore(save(over), bank)).toEqual({ status: "ok", session: over });
  });

  it("knows that an empty draw is finished", () => {
    const empty = start(draw([], { seed: 1 }), 0);
    expect(restore(save(empty), [])).toEqual({ status: "ok", session: empty });
    const fields = (unseal(save(empty)) ?? "").replace("finished", "playing");
    expect(restore(seal(fields), [])).toEqual(corrupt);
  });
});

it("takes 400 bytes at most for 50 questions", () => {
  const quotas = { Easy: 334, Medium: 333, Hard: 333 };
  const longest = start(draw(bankOf(1_000), { seed: 2 ** 32 - 1, size: 50, quotas }), 1_795_176_000_123);
  const full = longest.draw.questions.reduce((session) => play(session, answer(3), next), longest);
  expect(full.answers).toHaveLength(50);
  expect(new TextEncoder().encode(save(full)).length).toBeLessThanOrEqual(250);
});

// Whatever a device holds under our names: it is read without a word, what is worth something is whole, and what is worth nothing leaves.
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "./fixtures/memoryStorage.ts";
import { type ClassEvent, isClassGame, playClass } from "./routes/mode-classe/classGame.ts";
import { readGame } from "./routes/mode-classe/keptGame.ts";
import { bestOf, forgetRecords, noRecords, readRecords } from "./routes/jeux-concours/quiz/records.ts";
import { restoreGame } from "./routes/jeux-concours/quiz/game.ts";
import { oceanVivant } from "./sections/quiz/fixtures/oceanVivant.ts";

const runs = { seed: 20_261_123, numRuns: 300 };

const [device, tab] = [new Map<string, string>(), new Map<string, string>()];

beforeEach(() => {
  device.clear();
  tab.clear();
  vi.stubGlobal("localStorage", memoryStorage(device));
  vi.stubGlobal("sessionStorage", memoryStorage(tab));
});

/** What a number, a text or a list that was damaged may have become. */
const anyValue = fc.oneof(
  fc.constantFrom(null, true, -1, 0.5, Number.MAX_VALUE, 2 ** 53, "", "__proto__", "constructor", [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

/** `whole`, with any of its fields replaced by another value or missing. */
const damaged = (whole: object) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(whole).map(([field, value]) => [
          field,
          fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: anyValue }),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value));

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.json({ maxDepth: 3 }));

const score = { bank: "ocean-vivant", size: 5, percentage: 60, points: 40, at: 1_000 };
const last = { ...score, before: null, save: "x" };
const anyRecords = fc.oneof(
  anyText,
  damaged({ best: [score], last }),
  fc.tuple(damaged(score), damaged(last)).map(([best, one]) => `{"best":[${best}],"last":${one}}`),
);

test("records: only scores that can be said are read, and what holds none leaves", () => {
  fc.assert(
    fc.property(anyRecords, (text) => {
      device.set("sillages.records", text);
      const records = readRecords();
      const scores = [...records.best, ...(records.last ? [records.last] : [])];
      for (const { at, percentage, points, size } of scores) {
        for (const count of [at, percentage, points, size])
          expect(Number.isInteger(count) && count >= 0).toBe(true);
        expect(() => new Date(at).toISOString()).not.toThrow();
        expect(percentage).toBeLessThanOrEqual(100);
      }
      expect(bestOf(records, score.bank, score.size)?.bank ?? score.bank).toBe(score.bank);
      expect(device.has("sillages.records")).toBe(scores.length > 0 || text === "");
      forgetRecords();
      expect(readRecords()).toEqual(noRecords);
    }),
    runs,
  );
});

const game = {
  bank: "ocean-vivant",
  hash: 7,
  choices: { category: "", code: "mer", difficulty: "", level: "", size: 5, version: "A" },
  total: 5,
  index: 2,
  revealed: [0, 1],
  scores: [3, 0],
  last: 1,
};
const anyEvent: fc.Arbitrary<ClassEvent> = fc.oneof(
  fc.constantFrom("next", "previous", "reveal", "undo").map((type) => ({ type })),
  fc.record({
    type: fc.constant("score" as const),
    team: fc.integer({ min: -1, max: 9 }),
    by: fc.constantFrom(1 as const, -1 as const),
  }),
);

test("a class's game: what is read is a game, and whatever is pressed it stays one", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, damaged(game)), fc.array(anyEvent), (text, events) => {
      tab.set("sillages.classe", text);
      const kept = readGame();
      if (!kept) return;
      const played = events.reduce(playClass, kept);
      expect(isClassGame(played)).toBe(true);
      expect(isClassGame(JSON.parse(JSON.stringify(played)))).toBe(true);
    }),
    runs,
  );
});

test("a quiz: what is no save leaves the device, and nothing that is read stops the page", async () => {
  const anyQuiz = fc.oneof(
    anyText,
    fc
      .tuple(fc.constantFrom("ocean-vivant", "__proto__", "constructor", "nowhere"), anyText)
      .map((words) => words.join(" ")),
  );
  await fc.assert(
    fc.asyncProperty(anyQuiz, fc.boolean(), async (text, isOfTab) => {
      vi.resetModules();
      device.clear();
      tab.clear();
      (isOfTab ? tab : device).set("sillages.quiz", text);
      const { readSavedQuiz } = await import("./routes/jeux-concours/quiz/savedQuiz.ts");
      const saved = readSavedQuiz();
      if (saved) expect(`${saved.bank} ${saved.save}`).toBe(text);
      else expect([...device.values(), ...tab.values()].join("")).toBe("");
    }),
    runs,
  );
});

test("a save that anybody has written gives a quiz that can be played, or none", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      device.set("sillages.quiz", `ocean-vivant ${text}`);
      const restored = await restoreGame([oceanVivant]);
      expect(restored?.get().session.draw.questions.length ?? 1).toBeGreaterThan(0);
    }),
    { ...runs, numRuns: 100 },
  );
});

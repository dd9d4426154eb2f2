import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw, hashBank } from "./draw.ts";
import { bank, bankOf, banks, freeze, uint32 } from "./fixtures.ts";
import type { Draw, Question } from "./types.ts";

const ids = ({ questions }: Draw) => questions.map(({ question }) => question.id);
const order = ({ questions }: Draw, place = 0) => questions[place]?.choices.map(({ option }) => option);

describe("draw", () => {
  it("gives the published draw", () => {
    const drawn = draw(bankOf(8), { seed: 42, size: 3 });
    expect(ids(drawn)).toEqual(["q4", "q5", "q6"]);
    expect([0, 1, 2].map((place) => order(drawn, place))).toEqual([
      [2, 1, 3, 0],
      [1, 2, 3, 0],
      [0, 1, 3, 2],
    ]);
    expect(drawn).toMatchObject({ bankHash: 2937473412, seed: 42, size: 3, quotas: null });
  });

  it("is the same for the same bank and recipe", () => {
    fc.assert(
      fc.property(banks, uint32, fc.nat(15), (bank, seed, size) => {
        expect(draw(bank, { seed, size })).toEqual(draw(structuredClone(bank), { seed, size }));
      }),
    );
  });

  it("is another one for another seed", () => {
    const draws = new Set(
      Array.from({ length: 1000 }, (_, seed) => ids(draw(bankOf(50), { seed, size: 5 })).join()),
    );
    expect(draws.size).toBeGreaterThan(990);
  });

  it("begins a larger draw of the same seed", () => {
    fc.assert(
      fc.property(banks, uint32, fc.nat(15), (bank, seed, size) => {
        expect(draw(bank, { seed, size }).questions).toEqual(draw(bank, { seed }).questions.slice(0, size));
      }),
    );
  });

  it("gives questions of the bank, each once, with all their options", () => {
    fc.assert(
      fc.property(banks, uint32, (bank, seed) => {
        const { questions } = draw(bank, { seed });
        expect(new Set(questions.map(({ question }) => question))).toEqual(new Set(bank));
        expect(questions).toHaveLength(bank.length);
        for (const { question, choices } of questions) {
          const inOrder = choices.toSorted((a, b) => a.option - b.option);
          expect(inOrder).toEqual(question.options.map((text, option) => ({ option, text })));
        }
      }),
    );
  });

  it("takes an id that a file writes as a figure for the same text", () => {
    const numbered = bankOf(8).map((question, i) => ({ ...question, id: String(i) }));
    const figures = numbered.map((question) => ({
      ...question,
      id: Number(question.id) as unknown as string,
    }));
    const orders = (bank: readonly Question[]) => {
      const drawn = draw(bank, { seed: 5 });
      return bank.map((_, place) => order(drawn, place));
    };
    expect(orders(figures)).toEqual(orders(numbered));
  });

  it("keeps the order of a question's options in any draw of the seed and any bank", () => {
    const shown = (bank: readonly Question[], size: number) =>
      draw(bank, { seed: 7, size }).questions.find(({ question }) => question.id === "q2")?.choices;
    expect(shown(bankOf(3), 3)).toEqual(shown(bankOf(50), 50));
  });

  it("does not order the options of all questions alike", () => {
    const { questions } = draw(bankOf(50), { seed: 1 });
    expect(
      new Set(questions.map((_, place) => order(draw(bankOf(50), { seed: 1 }), place)?.join())).size,
    ).toBeGreaterThan(12);
  });

  it("leaves pinned options in their place, and shuffles the others", () => {
    const [question] = bankOf(1);
    const orders = (pinned: number[]) =>
      new Set(
        Array.from({ length: 200 }, (_, seed) => order(draw([{ ...question!, pinned }], { seed }))?.join()),
      );
    expect(orders([]).size).toBe(24);
    expect([...orders([3])].toSorted()).toEqual([
      "0,1,2,3",
      "0,2,1,3",
      "1,0,2,3",
      "1,2,0,3",
      "2,0,1,3",
      "2,1,0,3",
    ]);
    expect([...orders([0, 2])].toSorted()).toEqual(["0,1,2,3", "0,3,2,1"]);
    expect([...orders([0, 1, 2, 3])]).toEqual(["0,1,2,3"]);
    expect(orders([9, -1]).size).toBe(24);
  });

  it("never draws more than the bank holds", () => {
    expect(draw(bank, { seed: 1, size: 1000 }).size).toBe(4);
    expect(draw(bank, { seed: 1, size: Infinity }).size).toBe(4);
    expect(draw(bank, { seed: 1 }).size).toBe(4);
    expect(draw(bank, { seed: 1, size: null, quotas: undefined }).size).toBe(4);
  });

  it("draws nothing when nothing is asked", () => {
    expect(draw(bank, { seed: 1, size: 0 })).toMatchObject({ size: 0, questions: [] });
  });

  it.each([-1, NaN, -Infinity])("draws nothing for a size of %d either", (size) => {
    expect(draw(bank, { seed: 1, size })).toMatchObject({ size: 0, questions: [] });
  });

  it("takes the whole part of a size", () => {
    expect(draw(bank, { seed: 1, size: 2.9 }).size).toBe(2);
  });

  it("draws from a bank of one question, or of none", () => {
    expect(ids(draw(bankOf(1), { seed: 1 }))).toEqual(["q0"]);
    expect(draw([], { seed: 1 })).toMatchObject({ size: 0, questions: [] });
  });

  it("keeps the seed as an unsigned integer of 32 bits", () => {
    for (const [given, seed] of [
      [-1, 4294967295],
      [2 ** 32, 0],
      ["Sillages", 3949569427],
    ] as const) {
      expect(draw(bank, { seed: given })).toEqual(draw(bank, { seed }));
      expect(draw(bank, { seed: given }).seed).toBe(seed);
    }
  });

  it("refuses a seed that is no whole number, which would give the same draw for ever", () => {
    expect(() => draw(bank, { seed: 0.123 })).toThrow(RangeError);
    expect(() => draw(bank, { seed: NaN })).toThrow(RangeError);
  });

  it("respects quotas, in the order of the shuffle", () => {
    const quotas = { Easy: 2, Medium: 0, Hard: 1 };
    const { questions, size } = draw(bankOf(30), { seed: 5, quotas });
    expect(questions.map(({ question }) => question.difficulty).toSorted()).toEqual(["Easy", "Easy", "Hard"]);
    expect(size).toBe(3);
    const all = ids(draw(bankOf(30), { seed: 5 }));
    const places = questions.map(({ question }) => all.indexOf(question.id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("fills quotas as far as the bank goes, and within the size", () => {
    const quotas = { Easy: 100, Medium: 0, Hard: 100 };
    expect(draw(bankOf(9), { seed: 1, quotas }).size).toBe(6);
    expect(draw(bankOf(9), { seed: 1, quotas, size: 4 }).size).toBe(4);
    expect(draw(bankOf(9), { seed: 1, quotas: { Easy: 1, Medium: 0, Hard: 0 }, size: 4 }).size).toBe(1);
  });

  it("bounds categories by their names, beside difficulties, whatever the seed", () => {
    const categories = ["sea", "land", "sky", "wind"];
    const sorted = bankOf(24).map((question, i) => ({ ...question, category: categories[i >> 2] ?? "wind" }));
    const quotas = { Easy: 2, Medium: 1, Hard: 1, sea: 1, land: 1, sky: 1 };
    for (let seed = 0; seed < 200; seed++) {
      const { questions } = draw(sorted, { seed, quotas });
      const labels = questions.flatMap(({ question }) => [question.difficulty, question.category]);
      for (const [label, quota] of Object.entries(quotas))
        expect(labels.filter((other) => other === label).length).toBeLessThanOrEqual(quota);
    }
    expect(ids(draw(sorted, { seed: 3, quotas: { sea: 0, land: 0, sky: 0 } }))).toHaveLength(12);
  });

  it("counts a question once whose category is named like its difficulty", () => {
    const alike = bankOf(6).map((question) => ({ ...question, difficulty: "Easy", category: "Easy" }));
    expect(draw(alike, { seed: 1, quotas: { Easy: 4 } }).size).toBe(4);
  });

  it.each([undefined, null, 5, { a: 1 }, "abc"])(
    "names the question whose options are no list: %j",
    (options) => {
      const bad = { ...bank[0]!, options: options as unknown as string[] };
      expect(() => draw([bad], { seed: 1 })).toThrow(RangeError("question q1: give options as a list"));
    },
  );

  it.each([NaN, Infinity, null, undefined, "2", true])(
    "takes no bound from a quota that is no number: %j",
    (quota) => {
      const quotas = { Easy: quota as number, Medium: 0 };
      const drawn = draw(bankOf(9), { seed: 1, quotas });
      expect(drawn.size).toBe(6);
      expect(drawn.quotas).toStrictEqual({ Medium: 0 });
      expect(quotas).toEqual({ Easy: quota, Medium: 0 });
    },
  );

  it("keeps its quotas when the format that gave them changes", () => {
    const quotas = { Easy: 1 };
    const drawn = draw(bankOf(9), { seed: 1, quotas });
    quotas.Easy = 2;
    expect(drawn.quotas).toEqual({ Easy: 1 });
  });

  it("does not bound what is not named, a category that is not said included", () => {
    expect(draw(bankOf(9), { seed: 1, quotas: {} }).size).toBe(9);
    expect(draw(bankOf(9), { seed: 1, quotas: { Unknown: 0, constructor: 0 } }).size).toBe(9);
  });

  it("is a recipe for itself", () => {
    const drawn = draw(bankOf(30), { seed: 5, quotas: { Easy: 2, Medium: 4 }, size: 5 });
    expect(draw(bankOf(30), drawn)).toEqual(drawn);
  });

  it("gives back richer questions whole, without touching them", () => {
    const rich = freeze(bank.map((question) => ({ ...question, category: "Sea" })));
    expect(draw(rich, { seed: 1, size: 1 }).questions[0]?.question.category).toBe("Sea");
  });
});

describe("hashBank", () => {
  const changed = (change: Partial<Question>) => hashBank(bank.with(2, { ...bank[2]!, ...change }));

  it("changes with what would change a session", () => {
    const hashes = [
      hashBank(bank),
      changed({ id: "q9" }),
      changed({ options: ["Half", "A third", "Seven tenths", "Nine tenth"] }),
      changed({ correct: 1 }),
      changed({ difficulty: "Medium" }),
      changed({ category: "Earth" }),
      changed({ points: 15 }),
      changed({ pinned: [0] }),
      hashBank(bank.toReversed()),
      hashBank(bank.slice(1)),
      hashBank([]),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("does not change with what is only read, nor with the order of the fields", () => {
    expect(
      hashBank(bank.map((question) => ({ ...question, explanation: "Better said.", question: "?" }))),
    ).toBe(hashBank(bank));
    const reversed = bank.map((question) => Object.fromEntries(Object.entries(question).toReversed()));
    expect(hashBank(reversed as unknown as typeof bank)).toBe(hashBank(bank));
    expect(hashBank(bank.map((question) => ({ pinned: undefined, ...question })))).toBe(hashBank(bank));
  });
});

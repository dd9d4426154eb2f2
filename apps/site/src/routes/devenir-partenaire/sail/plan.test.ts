import { sails, spaces } from "@sillages/content";
import { describe, expect, test } from "vitest";
import { announcement } from "./announcement.ts";
import { bySail } from "./bySail.ts";
import { areaOf, sailOf, spaceOf } from "./plan.ts";
import { sailPlan } from "./sailPlan.ts";

const plan = sailPlan();
const [free] = plan.spaces.filter(({ state }) => state === "free");
/** Three free spaces, whose areas add up to a number that floating point misses. */
const three = {
  ...plan,
  spaces: [0.1, 0.2, 8].map((area, at) => ({ ...free!, number: 3 - at, area })),
};
const shuffled = { ...plan, sails: plan.sails.toReversed(), spaces: plan.spaces.toReversed() };

describe("the plan", () => {
  test("is data that the server can hand to the browser", () => {
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });
  test("finds a space by its number and its sail by its id, wherever they stand", () => {
    for (const { area, number, sail } of spaces) {
      const space = spaceOf(shuffled, number);
      expect(space).toMatchObject({ number, sail, area });
      expect(sailOf(shuffled, space)?.name).toBe(sails.find(({ id }) => id === sail)?.name);
    }
    expect(spaceOf(plan, 0)).toBeUndefined();
    expect(spaceOf(plan, undefined)).toBeUndefined();
  });
  test("names each space in full, and who has taken it", () => {
    for (const { name, number, sail, state, holder } of plan.spaces) {
      expect(name).toContain(`Espace ${number}, ${plan.sails.find(({ id }) => id === sail)?.name}, `);
      expect(name.endsWith(state === "taken" ? `occupé par ${holder}` : "libre")).toBe(true);
    }
  });
  test("tells chosen spaces sail by sail, in its own order, the lowest number first", () => {
    const numbers = plan.spaces.map(({ number }) => number).toReversed();
    const told = bySail(plan, numbers);
    expect(told.map(({ id }) => id)).toEqual(plan.sails.map(({ id }) => id));
    expect(told.map((sail) => sail.numbers)).toEqual(
      plan.sails.map(({ id }) =>
        plan.spaces
          .filter(({ sail }) => sail === id)
          .map(({ number }) => number)
          .toSorted((a, b) => a - b),
      ),
    );
    const { name, number, sail } = { ...free!, name: sailOf(plan, free)?.name };
    expect(bySail(plan, [number, 999])).toEqual([{ id: sail, name, numbers: [number] }]);
  });
  test("adds areas without the noise of a sum", () => {
    expect(areaOf(three, [2, 3])).toBe(0.3);
    expect(areaOf(three, [])).toBe(0);
    expect(areaOf(three, [999])).toBe(0);
  });
});

describe("what is said of the choice", () => {
  const said = (news: Parameters<typeof announcement>[1], of = three) =>
    announcement(of, news).replaceAll(/\s/g, " ");

  test("is nothing before anything has changed", () => {
    expect(said({ chosen: [], unknown: false })).toBe("");
  });
  test("counts and measures what is chosen, or says that nothing is any more", () => {
    expect(said({ chosen: [3, 1, 2], unknown: false })).toBe("3 espaces choisis, 8,30 m² en tout.");
    expect(said({ chosen: [], unknown: false, touched: true })).toBe("Plus aucun espace choisi.");
  });
  test("tells of a link that named something else too", () => {
    expect(said({ chosen: [], unknown: true })).toContain("il est laissé de côté");
    expect(said({ chosen: [2], unknown: true })).toContain("1 espace choisi");
  });
  test("says why a space is refused", () => {
    const taken = plan.spaces.find(({ state }) => state === "taken")!;
    expect(said({ chosen: [], unknown: false, refused: taken.number }, shuffled)).toBe(
      `L’espace ${taken.number} est occupé par ${taken.holder}.`,
    );
    expect(said({ chosen: [2], unknown: false, refused: 2 })).toBe("L’espace 2 est déjà choisi.");
    expect(said({ chosen: [], unknown: false, refused: 0 })).toBe(
      "Choisissez d’abord un espace dans la liste.",
    );
  });
});

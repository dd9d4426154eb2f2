import { expect, it } from "vitest";
import { fill, unknownNames } from "./fill.ts";

const constants = new Map([
  ["transatlanticKilometres", 6000],
  ["prizes.count", 4],
]);

it("prints the figure that a text names, as French does", () => {
  expect(fill({ value: "$transatlanticKilometres km", list: ["$prizes.count lots"] }, constants)).toEqual({
    value: "6\u202f000\u00a0km",
    list: ["4\u00a0lots"],
  });
});

it("holds a figure to the word that follows it, and to no sign", () => {
  expect(fill("$prizes.count lots, $prizes.count + $prizes.count, $prizes.count", constants)).toBe(
    "4\u00a0lots, 4 + 4, 4",
  );
});

it("leaves the words after a text as they are written", () => {
  expect(fill("$identity.name part", new Map([["identity.name", "Sillages"]]))).toBe("Sillages part");
});

it("leaves a name that nothing has, and says which", () => {
  expect(fill("$kilometers km", constants)).toBe("$kilometers km");
  expect(unknownNames("$kilometers et $prizes.count", constants)).toEqual(["kilometers"]);
});

import { expect, it } from "vitest";
import { fill, unknownNames } from "./fill.ts";

const constants = new Map([
  ["transatlanticKilometres", 6000],
  ["prizes.count", 4],
]);

it("prints the figure that a text names, as French does", () => {
  expect(fill({ value: "$transatlanticKilometres km", list: ["$prizes.count lots"] }, constants)).toEqual({
    value: "6\u202f000 km",
    list: ["4 lots"],
  });
});

it("leaves a name that nothing has, and says which", () => {
  expect(fill("$kilometers km", constants)).toBe("$kilometers km");
  expect(unknownNames("$kilometers et $prizes.count", constants)).toEqual(["kilometers"]);
});

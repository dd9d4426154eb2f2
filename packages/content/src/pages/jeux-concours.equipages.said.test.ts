import { expect, test } from "vitest";
import { crewBoardSaid } from "./jeux-concours.equipages.said.ts";

test("a name written from left to right stands in its sentence without marks that Braille would spell", () => {
  expect(crewBoardSaid.removed("Les Goélands")).toBe("Les Goélands n’est plus au tableau.");
});

test("a name written from right to left does not turn the sentence around it", () => {
  expect(crewBoardSaid.named("نوارس")).toBe("L’équipage s’appelle \u2068نوارس\u2069.");
});

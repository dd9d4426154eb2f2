import { expect, test } from "vitest";
import { quizResults } from "./jeux-concours.results.ts";

test.each([
  [80, null, "Premier record à battre\u00a0: 80\u00a0%."],
  [0, null, "Le record reste à établir."],
  [0, 0, "Le record reste à établir."],
  [60, 0, "Nouveau record\u202f! L’ancien était de 0\u00a0%."],
  [60, 60, "Record égalé\u00a0: 60\u00a0%."],
  [0, 60, "Votre record\u00a0: 60\u00a0%. À vous de le battre."],
])("a score of %i % after %s", (percent, before, said) => {
  expect(quizResults.record(percent, before)).toBe(said);
});

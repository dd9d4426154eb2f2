import { expect, it } from "vitest";
import { figureFindings } from "./figures.ts";
import { print } from "./report.ts";

const subject = (value: object) => ({ file: "", entry: "", value });
const ports = [
  subject({ leg: "europe", countryCode: "FR" }),
  subject({ leg: "europe", countryCode: "FR" }),
  subject({ leg: "amerique-latine", countryCode: "BR" }),
];
const team = [subject({ experience: { years: 30 } }), subject({ experience: { years: 5 } })];
const right = {
  europeanStopovers: 2,
  europeanCountries: 1,
  latinAmericanStopovers: 1,
  latinAmericanCountries: 1,
  experts: 3,
  cumulatedYears: 40,
};
const said = (planted: object) =>
  figureFindings([subject({ ...right, ...planted })], { ports, team }).map(print);

it("has nothing to say of figures that the files bear out", () => {
  expect(said({})).toEqual([]);
  expect(said({ experts: 2, cumulatedYears: 35 })).toEqual([]);
});

it.each([
  [
    { europeanStopovers: 1 },
    "le site en annonce 1, et l’on compte 2 escales en Europe dans data/ports/. Écrire 2.",
  ],
  [{ latinAmericanStopovers: 3 }, "le site en annonce 3, et l’on compte 1 escales en Amérique latine"],
  [{ latinAmericanCountries: 2 }, "pays d’Amérique latine dans data/ports/. Écrire 1."],
  [{ europeanCountries: 2 }, "pays d’Europe dans data/ports/. Écrire 1, ou moins."],
  [{ experts: 1 }, "le site en annonce 1, et l’on compte 2 membres dans data/team/. Écrire 2, ou plus."],
  [{ cumulatedYears: 34 }, "le site en annonce 34, et l’on compte 35 années d’expérience"],
])("%j", (planted, problem) => {
  expect(said(planted)).toEqual([expect.stringContaining(problem)]);
});

// What the site announces in figures and the files count: one of the two is told where they part.
import type { Finding } from "./finding.ts";
import { type Subject, valueAt } from "./walk.ts";

/** What is wrong in the `constants`, beside the `ports` and the `team` that they count. */
export function figureFindings(
  constants: readonly Subject[],
  { ports, team }: { readonly ports: readonly Subject[]; readonly team: readonly Subject[] },
): Finding[] {
  const calls = (leg: string) => ports.filter(({ value }) => valueAt(value, ["leg"]) === leg);
  const countries = (leg: string) =>
    new Set(calls(leg).map(({ value }) => valueAt(value, ["countryCode"]))).size;
  const years = team.map(({ value }) => Number(valueAt(value, ["experience", "years"])));
  const sum = years.reduce((total, more) => total + more, 0);
  const exact = [
    ["europeanStopovers", calls("europe").length, "escales en Europe dans data/ports/"],
    [
      "latinAmericanStopovers",
      calls("amerique-latine").length,
      "escales en Amérique latine dans data/ports/",
    ],
    ["latinAmericanCountries", countries("amerique-latine"), "pays d’Amérique latine dans data/ports/"],
  ] as const;
  const atMost = [["europeanCountries", countries("europe"), "pays d’Europe dans data/ports/"]] as const;
  const atLeast = [
    ["experts", team.length, "membres dans data/team/"],
    ["cumulatedYears", sum, "années d’expérience dans data/team/"],
  ] as const;
  const said = (name: string) =>
    constants.map(({ value }) => valueAt(value, [name])).find((value) => typeof value === "number");
  const wrong = (
    counted: readonly (readonly [name: string, count: number, what: string])[],
    agrees: (announced: number, count: number) => boolean,
    remedy: (count: number) => string,
  ) =>
    counted.flatMap(([name, count, what]) => {
      const announced = said(name);
      if (announced === undefined || agrees(announced, count)) return [];
      const problem = `le site en annonce ${announced}, et l’on compte ${count} ${what}`;
      return { file: "data/figures.yaml", entry: "figures", field: name, problem, remedy: remedy(count) };
    });
  return [
    ...wrong(
      exact,
      (announced, count) => announced === count,
      (count) => `Écrire ${count}.`,
    ),
    ...wrong(
      atMost,
      (announced, count) => announced <= count,
      (count) => `Écrire ${count}, ou moins.`,
    ),
    ...wrong(
      atLeast,
      (announced, count) => announced >= count,
      (count) => `Écrire ${count}, ou plus.`,
    ),
  ];
}

// What the site announces in figures and the files count: one of the two is told where they part.
import type { Finding } from "./finding.ts";
import { type Subject, valueAt } from "./walk.ts";

/** Whether an announced figure agrees with what is counted, and what the editor may write besides the count itself. */
const bounds = {
  exact: { agrees: (announced: number, count: number) => announced === count, besides: "" },
  atMost: { agrees: (announced: number, count: number) => announced <= count, besides: ", ou moins" },
  atLeast: { agrees: (announced: number, count: number) => announced >= count, besides: ", ou plus" },
};

type Count = readonly [name: string, count: number, what: string, bound: keyof typeof bounds];

/** What the figures of data/figures.yaml are compared with, by their name there. */
function countsOf(ports: readonly Subject[], team: readonly Subject[]): Count[] {
  const calls = (leg: string) => ports.filter(({ value }) => valueAt(value, ["leg"]) === leg);
  const countries = (leg: string) =>
    new Set(calls(leg).map(({ value }) => valueAt(value, ["countryCode"]))).size;
  const [europe, latinAmerica] = ["europe", "amerique-latine"] as const;
  const years = team.reduce((sum, { value }) => sum + Number(valueAt(value, ["experience", "years"])), 0);
  return [
    ["europeanStopovers", calls(europe).length, "escales en Europe dans data/ports/", "exact"],
    [
      "latinAmericanStopovers",
      calls(latinAmerica).length,
      "escales en Amérique latine dans data/ports/",
      "exact",
    ],
    ["latinAmericanCountries", countries(latinAmerica), "pays d’Amérique latine dans data/ports/", "exact"],
    ["europeanCountries", countries(europe), "pays d’Europe dans data/ports/", "atMost"],
    ["experts", team.length, "membres dans data/team/", "atLeast"],
    ["cumulatedYears", years, "années d’expérience dans data/team/", "atLeast"],
  ];
}

/** What is wrong in the `constants`, beside the `ports` and the `team` that they count. */
export function figureFindings(
  constants: readonly Subject[],
  { ports, team }: { readonly ports: readonly Subject[]; readonly team: readonly Subject[] },
): Finding[] {
  const announcedAs = (name: string) =>
    constants.map(({ value }) => valueAt(value, [name])).find((value) => typeof value === "number");
  return countsOf(ports, team).flatMap(([name, count, what, bound]) => {
    const announced = announcedAs(name);
    const { agrees, besides } = bounds[bound];
    if (announced === undefined || agrees(announced, count)) return [];
    const problem = `le site en annonce ${announced}, et l’on compte ${count} ${what}`;
    const remedy = `Écrire ${count}${besides}.`;
    return { file: "data/figures.yaml", entry: "figures", field: name, problem, remedy };
  });
}

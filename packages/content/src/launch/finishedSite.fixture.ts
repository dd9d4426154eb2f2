import type { LaunchContent } from "./content.ts";
import type { Kept } from "./kept.schema.ts";

/** What a test plants in a finished site. */
export interface Site {
  readonly demonstration?: boolean;
  readonly kept?: readonly Kept[];
  readonly identity?: object;
  readonly accessibility?: object;
  readonly contestPeriod?: object;
  readonly calendar?: readonly object[];
  readonly team?: readonly object[];
  readonly partners?: readonly object[];
  readonly organisations?: readonly object[];
  readonly media?: readonly object[];
  readonly press?: readonly object[];
  readonly lives?: readonly object[];
  readonly videos?: readonly object[];
  readonly photos?: readonly object[];
  readonly pages?: Readonly<Record<string, object>>;
}

/** Half past midnight on the 15th in Paris, still the 14th in London. */
export const now = new Date("2030-01-14T23:30:00Z");

const identity = {
  site: "https://www.monexpe.fr",
  mail: { contact: "bonjour@monexpe.fr" },
  telephone: { contact: { display: "02 98 00 00 00", href: "tel:+33298000000" } },
};

const lists = ["team", "partners", "organisations", "media", "press", "lives", "videos", "photos"] as const;

/** A content where nothing is left but what `site` plants. */
export function finished(site: Site): LaunchContent {
  const { demonstration = true, kept = [], calendar = [{ id: "cloture", start: "2030-06" }] } = site;
  const { accessibility = { updated: "2029-11-20" }, contestPeriod = { start: "2030-03", end: "2030-06" } } =
    site;
  const photoContest = { id: "concours-photo", ...contestPeriod, winners: "2030-07" };
  return {
    modules: [
      { file: "data/identity.yaml", exports: { identity: { ...identity, ...site.identity } } },
      { file: "data/pages/accessibilite.yaml", exports: { accessibilite: accessibility } },
      { file: "data/contests/concours-photo.yaml", exports: { photoContest } },
      { file: "data/calendar/", exports: { calendar } },
      ...lists.map((name) => ({ file: `data/${name}/`, exports: { [name]: site[name] ?? [] } })),
      ...Object.entries(site.pages ?? {}).map(([name, words]) => ({
        file: `src/pages/${name}.ts`,
        exports: { [name]: words },
      })),
    ],
    collections: [],
    demonstration,
    invented: ["Ada Fictive", "1, rue Imaginaire", "W000000000"],
    kept,
  };
}

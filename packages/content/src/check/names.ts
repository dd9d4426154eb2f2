// « $boat escales »: a name that nothing has would be read as it is written.
import { nearest } from "@sillages/french";
import type { Finding } from "./finding.ts";
import { leaves } from "./walk.ts";
import { type Constants, unknownNames } from "../data/fill.ts";
import type { Data } from "../data/read.ts";

/** The names that the files write and that nothing has. */
export function nameFindings({ constants, entries }: Data): Finding[] {
  return [...entries.values()].flat().flatMap(({ file, name, written }) =>
    [...leaves({ file, entry: name, value: written })].flatMap(({ entry, field, text }) =>
      unknownNames(text, constants).map((unknown) => ({
        file,
        entry,
        field,
        problem: `« $${unknown} » ne nomme rien`,
        remedy: remedyOf(unknown, constants),
      })),
    ),
  );
}

function remedyOf(unknown: string, constants: Constants): string {
  const meant = nearest(unknown, [...constants.keys()]);
  const known =
    "Un nom est une constante de data/figures.yaml, un texte de data/identity.yaml (« $identity.name ») ou un compte de fiches (« $prizes.count »).";
  return meant ? `Écrire « $${meant} » ? ${known}` : known;
}

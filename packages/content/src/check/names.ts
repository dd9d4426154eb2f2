// « $boat escales »: a name that nothing has would be read as it is written.
import { type Mistake, nearest } from "@sillages/french";
import type { Finding } from "./finding.ts";
import { leaves } from "./walk.ts";
import { type Constants, unknownNames } from "../data/fill.ts";
import type { Data } from "../data/read.ts";

/** The names that the files write and that nothing has. */
export function nameFindings({ constants, entries }: Data): Finding[] {
  return [...entries.values()].flat().flatMap(({ file, name, written }) =>
    [...leaves({ file, entry: name, value: written })].flatMap(({ entry, field, text }) =>
      [...unknownIn(text, constants), ...(file === identity ? quotedIn(text) : [])].map((said) => ({
        file,
        entry,
        field,
        ...said,
      })),
    ),
  );
}

const identity = "data/identity.yaml";

const unknownIn = (text: string, constants: Constants): Mistake[] =>
  unknownNames(text, constants).map((unknown) => ({
    problem: `« $${unknown} » ne nomme rien`,
    remedy: remedyOf(unknown, constants),
  }));

/** A text of the identity is said as it is written by whoever quotes it: it quotes none of the others. */
const quotedIn = (text: string): Mistake[] =>
  unknownNames(text, new Map())
    .filter((name) => name.startsWith("identity."))
    .map((name) => ({
      problem: `« $${name} » est un texte de ce même fichier`,
      remedy: "L’écrire en toutes lettres : une page qui cite cette phrase montrerait le nom.",
    }));

function remedyOf(unknown: string, constants: Constants): string {
  const meant = nearest(unknown, [...constants.keys()]);
  const known =
    "Un nom est une constante de data/figures.yaml, un texte de data/identity.yaml (« $identity.name ») ou un compte de fiches (« $prizes.count »).";
  return meant ? `Écrire « $${meant} » ? ${known}` : known;
}

import { headings, type Leftover } from "./leftover.ts";
import type { Kept } from "./kept.schema.ts";

/** What the list is about. */
export interface Situation {
  readonly demonstration: boolean;
  readonly kept: readonly Kept[];
}

/** The owner's list on one screen: a line for each place to write in, under its heading. */
export function screen(leftovers: readonly Leftover[], { demonstration, kept }: Situation): string {
  const sections = headings.flatMap((heading) => section(leftovers, heading));
  const choices = kept.map(({ heading, why }) => `Gardé par choix : ${heading}. ${why}`);
  return [opening(leftovers.length, demonstration), ...sections, ...choices, ...closing].join("\n");
}

function opening(count: number, demonstration: boolean): string {
  if (count === 0 && demonstration)
    return "Tout est prêt : passer « demonstration » à false, dans data/identity.yaml, ouvre le site.";
  if (count === 0) return "Le site est ouvert, et rien d’inventé n’y reste.";
  const what = count === 1 ? "1 champ à écrire" : `${count} champs à écrire`;
  return demonstration
    ? `Avant d’ouvrir le site : ${what}. Les fichiers sont dans packages/content/.`
    : `Le site se dit réel, et il reste ${what}. Les fichiers sont dans packages/content/.`;
}

const closing = [
  "À relire vous-même, aucune machine ne le voit : les récits, les chiffres, les lots et le règlement.",
  "La marche à suivre, pas à pas : docs/mise-en-ligne.md.",
];

function section(leftovers: readonly Leftover[], heading: string): string[] {
  const own = leftovers.filter((leftover) => leftover.heading === heading);
  if (own.length === 0) return [];
  const places = new Map<string, Leftover[]>();
  for (const leftover of own) {
    const { file, field, remedy } = leftover;
    const place = JSON.stringify([file, firstName(field), remedy]);
    places.set(place, [...(places.get(place) ?? []), leftover]);
  }
  return [`${heading} (${own.length})`, ...[...places.values()].map(line)];
}

/** Fields that are mended together stand on one line. */
function line(together: readonly Leftover[]): string {
  const [first, second] = together;
  if (!first) return "";
  const { file, entry, field, remedy } = first;
  const where = second ? `${firstName(field)} (${together.length})` : `${entry} · ${field}`;
  return `  ${file} · ${where} : ${remedy}`;
}

/** `social` for « social n° 2 › url ». */
function firstName(field: string): string {
  return field.split(/ › |\sn°/)[0] ?? field;
}

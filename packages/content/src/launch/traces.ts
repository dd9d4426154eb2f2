import { isFiction, telephonesIn } from "../check/contacts.ts";
import type { Leaf } from "../check/walk.ts";

/** A sign that a text was invented. */
export interface Trace {
  readonly leaf: Leaf;
  /** What gives it away: a host, a mail, a telephone, a name. */
  readonly value: string;
  readonly problem: string;
}

const reserved = /(?:[\p{L}\d.+-]+@)?(?:[\p{L}\d-]+\.)+example(?!\.?[\p{L}\d-])/gu;

/** How an address is written, as forms show it: visitors are not meant to follow it. */
const model = "nom@domaine.example";

/** A picture's credit says when a machine has drawn it. */
const rendered = /image de synthèse|illustration|rendu 3d|intelligence artificielle/i;

/** The signs that `leaf` was invented; `invented` are the texts that only a list gives away. */
export function tracesIn(leaf: Leaf, invented: readonly string[]): Trace[] {
  return [...reservedIn(leaf), ...fictionIn(leaf), ...inventedIn(leaf, invented), ...renderedIn(leaf)];
}

function reservedIn(leaf: Leaf): Trace[] {
  return [...leaf.text.matchAll(reserved)]
    .filter(([value]) => value !== model)
    .map(([value]) => ({
      leaf,
      value,
      problem: value.includes("@")
        ? `« ${value} » n’arrive chez personne`
        : `« ${value} » n’ouvre aucune page`,
    }));
}

function fictionIn(leaf: Leaf): Trace[] {
  return telephonesIn(leaf.text)
    .filter(isFiction)
    .map((value) => ({ leaf, value, problem: `« ${value} » est un numéro réservé à la fiction` }));
}

function inventedIn(leaf: Leaf, invented: readonly string[]): Trace[] {
  const { text } = leaf;
  return invented.includes(text)
    ? [{ leaf, value: text, problem: `« ${text} » a été inventé pour la démonstration` }]
    : [];
}

function renderedIn(leaf: Leaf): Trace[] {
  const { file, key, text } = leaf;
  if (!file.startsWith("data/photos/") || key !== "credit" || !rendered.test(text)) return [];
  return [{ leaf, value: text, problem: "cette image n’est pas une photographie" }];
}

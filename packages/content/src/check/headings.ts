import type { Finding } from "./finding.ts";
import type { Leaf } from "./walk.ts";

const place = /^(?:data|src)\/pages\/(?<page>[^./]+)/;

/** Printed by itself, a document says again what its page says. */
const documents = new Set([
  "dossier",
  "dossier-de-presse",
  "escales",
  "fiche-presse",
  "quiz-sheet",
  "revue-de-presse",
]);

/** The page whose heading `leaf` is: a page is one file or several, « accueil.mission » is part of « accueil ». */
function pageOf({ field, file, key }: Leaf): string | undefined {
  const page = place.exec(file)?.groups?.["page"];
  const isHeading = key === "heading" || field === "title";
  return isHeading && page !== undefined && !documents.has(page) ? page : undefined;
}

/** What a reader hears: capitals, spaces and the final stop tell no heading from another. */
const asHeard = (text: string) =>
  text
    .toLocaleLowerCase("fr")
    .replace(/\s+/gu, " ")
    .replace(/[ .!?…]+$/u, "");

/** The headings that two pages share: who is told one, or meets it in a list, cannot know which page it is. */
export function headingFindings(leaves: readonly Leaf[]): Finding[] {
  const first = new Map<string, Leaf & { page: string }>();
  return leaves.flatMap((leaf) => {
    const page = pageOf(leaf);
    if (page === undefined) return [];
    const heard = asHeard(leaf.text);
    const other = first.get(heard);
    if (!other) first.set(heard, { ...leaf, page });
    if (!other || other.page === page) return [];
    const { entry, field, file, text } = leaf;
    return [
      {
        file,
        entry,
        field,
        problem: `le titre « ${text} » est déjà celui d’une autre page (packages/content/${other.file} · ${other.field})`,
        remedy: "Dire dans l’un des deux ce qui n’est que sous lui.",
      },
    ];
  });
}

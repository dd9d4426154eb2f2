import { mendTypography, typographyMistakes } from "@sillages/french/typography";
import type { Finding } from "./finding.ts";
import { isProse } from "./prose.ts";
import type { Leaf } from "./walk.ts";

/** What breaks a rule of French typography in `leaf`. */
export function typographyFindings(leaf: Leaf): Finding[] {
  if (!isProse(leaf)) return [];
  const { entry, field, file, text } = leaf;
  return typographyMistakes(text, { isLead: isLead(leaf) }).map((mistake) => ({
    file,
    entry,
    field,
    ...mistake,
  }));
}

/** The text of `leaf` as French prints it, where it is French. */
export function mendedLeaf(leaf: Leaf): string {
  return isProse(leaf) ? mendTypography(leaf.text, { isLead: isLead(leaf) }) : leaf.text;
}

/** Whether a page shows this text in large: a lead, or what a stage of the roadmap is. */
function isLead({ field, file, key }: Leaf): boolean {
  return key === "lead" || (file.startsWith("data/stages/") && field === "description");
}

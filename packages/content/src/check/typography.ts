import { typographyMistakes } from "@sillages/french";
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

/** Whether a page shows this text in large: a lead, or what a stage of the roadmap is. */
export function isLead({ field, file, key }: Leaf): boolean {
  return key === "lead" || (file.startsWith("data/stages/") && field === "description");
}

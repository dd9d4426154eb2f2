import type { TextPage } from "./page.schema.ts";

type Section = TextPage["sections"][number];

/** `sections` with what is counted or computed for some of them, by their anchor. */
export function withSections<Id extends string>(
  sections: readonly (Section & { readonly id: Id })[],
  computed: { readonly [Key in NoInfer<Id>]?: Partial<Section> },
): readonly Section[] {
  return sections.map((section) => ({ ...section, ...computed[section.id] }));
}

import type { TypographyRule } from "./typography.rule.ts";

/** What only the large text that opens a page or a section is held to. */
export const leadRules: readonly TypographyRule[] = [
  {
    name: "mot-d-une-lettre",
    find: /(?<![\p{L}\p{N}’])([aàyô]) (?=\S)/giu,
    message: "dans un chapô, une espace insécable suit un mot d’une lettre, qui ne finit pas une ligne",
    fix: "$1\u00a0",
    bad: "De la Bretagne à l’Amérique. À l’escale, on y va.",
    good: "De la Bretagne à\u00a0l’Amérique. À\u00a0l’escale, on y\u00a0va.",
  },
];

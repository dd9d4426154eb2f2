import type { TypographyRule } from "./typography.rule.ts";

/** Apostrophes, quotation marks, dashes and dots. */
export const signRules: readonly TypographyRule[] = [
  {
    name: "apostrophe",
    find: /'/gu,
    message: "l’apostrophe est courbe : ’",
    fix: "’",
    bad: "Découvrir l'aventure",
    good: "Découvrir l’aventure",
  },
  {
    name: "guillemets-droits",
    find: /"([^"]*)"?/gu,
    message: "les guillemets français sont « … »",
    fix: "«\u202f$1\u202f»",
    bad: 'Le cri "à l’eau" retentit.',
    good: "Le cri «\u202fà l’eau\u202f» retentit.",
  },
  {
    name: "guillemets-anglais",
    find: /(?<!«[^»]*)“([^”]*)”/gu,
    message: "les guillemets français sont « … » ; les anglais ne servent qu’à l’intérieur d’une citation",
    fix: "«\u202f$1\u202f»",
    bad: "Le cri “à l’eau” retentit.",
    good: "Le cri «\u202fà l’eau\u202f» retentit.",
  },
  {
    name: "et-cetera",
    find: /(?<!\p{L})etc\.?\s?(?:…|\.{2,})/gu,
    message: "« etc. » s’écrit sans points de suspension",
    fix: "etc.",
    bad: "Dauphins, raies, tortues, etc…",
    good: "Dauphins, raies, tortues, etc.",
  },
  {
    name: "points-de-suspension",
    find: /\s?\.{3,}/gu,
    message: "les points de suspension sont un seul caractère, collé au mot : …",
    fix: "…",
    bad: "Et vous...",
    good: "Et vous…",
  },
  {
    name: "incise",
    find: /(?<=\S)[ \u00a0]--?[ \u00a0](?=\S)/gu,
    message: "l’incise prend un tiret demi-cadratin : –",
    fix: " – ",
    bad: "Deux bateaux - bleu et rouge.",
    good: "Deux bateaux – bleu et rouge.",
  },
  {
    name: "caracteres-invisibles",
    // A joiner makes one picture of two: « 🧑‍🚀 ». The sign of a letter that was lost is left: there is no mending it.
    find: /[\u200b\u200c\u2060\ufeff]|(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu,
    message: "un caractère invisible s’est glissé ici",
    fix: "",
    bad: "La\u200b mer\u200d, 🧑\u200d🚀",
    good: "La mer, 🧑\u200d🚀",
  },
];

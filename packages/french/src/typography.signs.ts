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
    // What comes with a text that is pasted: hyphens that only a page of print showed, orders that turn a line around, the bullets of
    // Word. A joiner makes one picture of two: « 🧑‍🚀 ». The sign of a letter that was lost is left: there is no mending it.
    find: /[\u00ad\u200b\u200c\u202a-\u202e\u2060\ufeff]|[\ue000-\uf8ff]\s*|(?![\t-\r\u0085])\p{Cc}|(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu,
    message: "un caractère invisible s’est glissé ici",
    fix: "",
    bad: "\uf0b7 La\u200b mer\u200d, l’équi\u00adpage, \u202ele vent\u202c, la\u0007 houle, 🧑\u200d🚀",
    good: "La mer, l’équipage, le vent, la houle, 🧑\u200d🚀",
  },
];

import type { TypographyRule } from "./typography.rule.ts";

const afterA = [
  "l’[\\p{L}]+",
  "la|bord|terre|quai|table|bâbord|tribord|travers|vélo|pied|destination|partir|propos|cause|côté|force|jour",
  "vous|nous|toi|chaque|chacun|chacune|ce|cet|cette|ces|son|sa|ses|vos|votre|notre|nos|deux|trois|quatre|mi|peine",
  "quel|quelle|quels|quelles|quoi|qui|contre|plusieurs|(?!Coruña)\\p{Lu}\\p{Ll}+",
  "bientôt|venir|suivre|voir|savoir|lire|relire|retenir|noter|faire|découvrir|écouter|gagner|LA|UNE",
].join("|");

const afterE = [
  "cart|chang|chelle|chéance|chou|clair|clips|clos|cole|colier|colo|cono|coconc|cosse|cosyst|coute|cran|crire|criv|crit",
  "cueil|cume|dimbourg|diter|diteur|dition|ditric|ducat|duqu|gal|gypte|lève|lectr|lectio|lément|limin|lus?(?!\\p{L})|merg|merv",
  "mettr|mission|motion|nergi|nergé|norm|olien|paul|pav|pique|poque|preuv|puis|quat|quilibr|quinox|quip|rosion|tabli",
  "tanch|talon|tang|tap|tat|té(?!\\p{L})|tés(?!\\p{L})|tes(?!\\p{L})|tincel|thiop|thiqu|tiqu|toile|trang|trav|tre(?!\\p{L})|tud|tymol",
  "vacu|valu|vasion|veil|vénement|vènement|viden|vit(?:er|ez|ons)|volu|voqu",
].join("|");

const subscripts = "₀₁₂₃₄₅₆₇₈₉";

/** Accents, ligatures and small figures: what a keyboard makes easy to forget. */
export const accentRules: readonly TypographyRule[] = [
  {
    name: "accents-composes",
    find: /\p{L}\p{M}+/gu,
    message: "lettre et accent forment un seul caractère (le texte vient sans doute d’un copier-coller)",
    fix: (letter) => letter.normalize("NFC"),
    bad: "E\u0301quipe",
    good: "Équipe",
  },
  {
    name: "e-dans-l-o",
    find: /(?<!\p{L})\p{L}*?(?:coeur|soeur|oeuvr|noeud|oeil|boeuf|voeu|choeur|moeurs|oeuf)\p{L}*/giu,
    message: "« œ » est une seule lettre",
    fix: (word) => word.replace(/oe/g, "œ").replace(/Oe/g, "Œ").replace(/OE/g, "Œ"),
    bad: "Le coeur de la manoeuvre, douze noeuds.",
    good: "Le cœur de la manœuvre, douze nœuds.",
  },
  {
    name: "capitales-accentuees",
    find: new RegExp(
      `(?<!\\p{L})(?:E(?=${afterE})|E(?=TAPE|QUIP|NERGI|COLE|COLO|TUD)|I(?=les?(?!\\p{L})))`,
      "gu",
    ),
    message: "les capitales gardent leurs accents",
    fix: (letter) => (letter === "I" ? "Î" : "É"),
    bad: "Etape 2, Equipe et Energie, Ile de Sein, Evénement",
    good: "Étape 2, Équipe et Énergie, Île de Sein, Événement",
  },
  {
    name: "a-accent-grave",
    find: new RegExp(`(?<!\\p{L})A(?= (?:${afterA})(?!\\p{L}))`, "gu"),
    message: "« À » garde son accent",
    fix: "À",
    bad: "A bord, A Lorient, A l’abordage",
    good: "À bord, À Lorient, À l’abordage",
  },
  {
    name: "c-cedille",
    find: /(?<!\p{L})C(?=a(?:\s|…))/gu,
    message: "« Ç » garde sa cédille",
    fix: "Ç",
    bad: "Ca souffle.",
    good: "Ça souffle.",
  },
  {
    name: "formules-chimiques",
    find: /(?<![\p{L}\d])(?:CO2|O2|H2O|N2O|NO2|SO2|CH4|NH3)(?![\p{L}\d])/gu,
    message: "les chiffres d’une formule sont en indice",
    fix: (formula) => formula.replace(/\d/g, (figure) => subscripts.charAt(Number(figure))),
    bad: "Une tonne de CO2 et du CH4.",
    good: "Une tonne de CO₂ et du CH₄.",
  },
  {
    name: "metres-carres",
    find: /(?<=\d\s?[kcdm]?m)[23](?![\p{L}\d])/gu,
    message: "mètre carré et mètre cube s’écrivent m² et m³",
    fix: (figure) => (figure === "2" ? "²" : "³"),
    bad: "300\u00a0m2 de voile",
    good: "300\u00a0m² de voile",
  },
  {
    name: "ordinaux",
    find: /(?<=\d|(?<!\p{L})[IVXL]+)(?:i?[èe]res?|(?:i[èe]|[èe])mes?)(?!\p{L})/gu,
    message: "les ordinaux s’écrivent 1er, 1re, 2e, XXIe",
    fix: (ending) => (ending.includes("r") ? "re" : "e"),
    bad: "La 1ère étape, le 2ème prix, le XXIème siècle",
    good: "La 1re étape, le 2e prix, le XXIe siècle",
  },
];

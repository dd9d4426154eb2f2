import type { TypographyRule } from "./typography.rule.ts";

const months = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";

const units = [
  "%|‰|€|k€|M€|°C",
  "km²|km|m²|m³|cm|mm|µm|nm|m|ha|kg|mg|g|t|l|ml|kWh|MWh|GWh|TWh|Wh|kW|MW|GW|W|V|Ah|Go|Mo|ko|kB|px|min|s|Hz|kHz|hPa|dB",
  "milles?|nœuds?|mètres?|kilomètres?|tonnes?|litres?|euros?|degrés?",
].join("|");

/** Not after a letter, a sign or a norm: « ISO 14001 » is a name, « n° 2016-679 » a reference. */
const notAName = "(?<![\\p{L}\\d.,/+–-]|(?:ISO|RAL|IMO|RFC|EN|WMO|n°|réponse)\\s)";

const groupThousands = (figures: string) => figures.replace(/\D/g, "").replace(/\B(?=(\d{3})+$)/g, "\u202f");

/** Figures, units, hours, dates and telephones. */
export const numberRules: readonly TypographyRule[] = [
  {
    name: "milliers-colles",
    find: new RegExp(
      `${notAName}(?:[1-9]\\d{4,}(?!\\d|[ \\u00a0]\\p{Lu})|(?<!(?:en|an|vers|depuis|avant|après|dès)\\s)(?:1[0-3]|2[2-9]|[3-9]\\d)\\d\\d(?![\\d/-])|[12]\\d{3}(?=\\s?(?:${units})(?![\\p{L}\\d’])))`,
      "gu",
    ),
    message: "une espace fine insécable sépare les milliers",
    fix: groupThousands,
    bad: "6000\u00a0km, 14500 plants, 2000\u00a0kg, en 2026, 29200 Brest",
    good: "6\u202f000\u00a0km, 14\u202f500 plants, 2\u202f000\u00a0kg, en 2026, 29200 Brest",
  },
  {
    name: "milliers-espaces",
    find: /(?<![\d.,])(?<!\d[ \u00a0])\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)/gu,
    message: "une espace fine insécable sépare les milliers",
    fix: groupThousands,
    bad: "10 000 voiles",
    good: "10\u202f000 voiles",
  },
  {
    name: "virgule-decimale",
    find: new RegExp(
      `(?<![\\d.\\p{L}])(\\d+)\\.(\\d+)(?=\\s?(?:(?:${units})(?![\\p{L}\\d’])|milliards?|millions?|fois|milles|nœuds))`,
      "gu",
    ),
    message: "la virgule sépare les décimales",
    fix: "$1,$2",
    bad: "2.5 millions, selon le RGAA 4.1",
    good: "2,5 millions, selon le RGAA 4.1",
  },
  {
    name: "unites",
    find: new RegExp(`(?<=\\d) ?(?=(?:${units})(?![\\p{L}\\d’]))`, "gu"),
    message: "une espace insécable sépare le nombre de son unité",
    fix: "\u00a0",
    bad: "300m² de voile, 12 km, 100% utile, 30€",
    good: "300\u00a0m² de voile, 12\u00a0km, 100\u00a0% utile, 30\u00a0€",
  },
  {
    name: "nombre-colle-au-mot",
    find: /(?<=(?<![\p{L}\d])\d+)(?=\p{Ll}{3,})(?!i?[èe](?:me|re)|(?:ndes?|nds|ers|res)(?!\p{L}))/gu,
    message: "une espace insécable sépare le nombre de ce qu’il compte",
    fix: "\u00a0",
    bad: "12escales en 8mois",
    good: "12\u00a0escales en 8\u00a0mois",
  },
  {
    name: "heures",
    find: /(?<![\d\p{L}])(\d{1,2})(?![\u00a0\u202f]h(?:[\u00a0\u202f]\d\d)?(?![\p{L}\d]| \d\d(?!\d)))\s?h(?:\s?(\d\d)(?!\d))?(?![\p{L}\d])/gu,
    message: "des espaces insécables entourent « h »",
    fix: (_mistake, hours, minutes) => `${hours}\u00a0h${minutes ? `\u00a0${minutes}` : ""}`,
    bad: "Appel à 9h30, réponse en 24 h.",
    good: "Appel à 9\u00a0h\u00a030, réponse en 24\u00a0h.",
  },
  {
    name: "plages-d-heures",
    find: /(?<=\d\sh(?:\s\d\d)?)(?!\u00a0–\u00a0)\s*[-–]\s*(?=\d)/gu,
    message: "entre deux heures, un tiret demi-cadratin et deux espaces insécables",
    fix: "\u00a0–\u00a0",
    bad: "9\u00a0h-18\u00a0h",
    good: "9\u00a0h\u00a0–\u00a018\u00a0h",
  },
  {
    name: "plages",
    find: /(?<!(?:n°|art\.|articles?|[LRD]\.|ISO)\s?[\d.-]*)(?<=(?<![\d-])\d+)-(?=\d+(?![\d-]))/gu,
    message: "un tiret demi-cadratin relie deux nombres : –",
    fix: "–",
    bad: "La saison 2026-2027, loi n°\u00a02004-575",
    good: "La saison 2026–2027, loi n°\u00a02004-575",
  },
  {
    name: "premier-du-mois",
    find: new RegExp(`(?<![\\d\\p{L}])1[ \\u00a0](?=(?:${months})(?!\\p{L}))`, "giu"),
    message: "le premier jour du mois s’écrit 1er",
    fix: "1er\u00a0",
    bad: "Le 1 juin 2027",
    good: "Le 1er\u00a0juin 2027",
  },
  {
    name: "jour-et-mois",
    find: new RegExp(`(?<=(?<!\\d)(?:1er|\\d|[1-3]\\d)) (?=(?:${months})(?!\\p{L}))`, "giu"),
    message: "une espace insécable relie le jour et le mois",
    fix: "\u00a0",
    bad: "Le 14 novembre 2025",
    good: "Le 14\u00a0novembre 2025",
  },
  {
    name: "mois-en-minuscules",
    find: /(?<=(?<!\d)(?:1er|\d|[1-3]\d)[ \u00a0])(?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre)(?!\p{L})/gu,
    message: "les mois s’écrivent en minuscules",
    fix: (month) => month.toLowerCase(),
    bad: "Le 14\u00a0Novembre 2025",
    good: "Le 14\u00a0novembre 2025",
  },
  {
    name: "telephones",
    find: /(?<![\d+])(?!0\d(?:\u00a0\d\d){4}(?!\d))0[1-9](?:[\s.-]?\d\d){4}(?!\d)/gu,
    message: "des espaces insécables groupent les chiffres d’un téléphone par deux",
    fix: (figures) => figures.replace(/\D/g, "").replace(/\B(?=(\d{2})+$)/g, "\u00a0"),
    bad: "Appelez le 01 99 00 56 10.",
    good: "Appelez le 01\u00a099\u00a000\u00a056\u00a010.",
  },
];

// What a designer may change around a story. Each choice is written in the address, so that a state can be sent.
import type { GlobalTypes } from "storybook/internal/types";
import { inkNames } from "../../packages/ui/src/stories/inkNames.ts";
import { keysOf } from "../../packages/ui/src/stories/keysOf.ts";
import { surfaces } from "../../packages/ui/src/theme/surfaces.ts";

/** The instants that change what the site says, from the specification's own time to after the voyage. */
const instants = {
  "2025-11-15": "15 novembre 2025 : rien n’a commencé",
  "2026-01-15": "15 janvier 2026 : le chantier, les candidatures",
  "2026-06-15": "15 juin 2026 : le Tour d’Europe",
  "2026-11-20": "20 novembre 2026 : la transatlantique",
  "2027-06-15": "15 juin 2027 : tout est fini",
};

type Icon = NonNullable<NonNullable<GlobalTypes[string]["toolbar"]>["icon"]>;

/** A menu of the toolbar: `items` are the values, each with its title. */
const menu = (
  name: string,
  description: string,
  icon: Icon,
  items: Readonly<Record<string, string>>,
): GlobalTypes[string] => ({
  name,
  description,
  toolbar: {
    icon,
    title: name,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes: GlobalTypes = {
  ink: menu("Encre", "L’encre sur laquelle la story est posée", "paintbrush", {
    "": "Encre de la story",
    ...Object.fromEntries(keysOf(surfaces).map((ink) => [ink, inkNames[ink]])),
  }),
  scheme: menu("Thème", "Les encres du jour, ou celles de la nuit", "moon", {
    light: "Jour",
    dark: "Nuit",
  }),
  motion: menu("Mouvement", "Ce que demande le réglage « réduire les animations » du système", "play", {
    "": "Mouvement du système",
    reduce: "Mouvement réduit",
    "no-preference": "Mouvement libre",
  }),
  text: menu("Texte", "La taille de texte réglée dans le navigateur", "ruler", {
    "": "Texte 100 %",
    larger: "Texte 150 %",
    double: "Texte 200 %",
  }),
  length: menu("Longueur", "Allonge chaque texte pour voir ce qui casse", "paragraph", {
    "": "Textes tels quels",
    longer: "Textes + 40 %",
  }),
  now: menu("Date", "Le jour où l’on regarde le site (sections et pages)", "calendar", instants),
};

export const initialGlobals = {
  ink: "",
  scheme: "light",
  motion: "",
  text: "",
  length: "",
  now: "2025-11-15",
};

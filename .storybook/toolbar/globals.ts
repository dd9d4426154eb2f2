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

export const globalTypes: GlobalTypes = {
  ink: {
    name: "Encre",
    description: "L’encre sur laquelle la story est posée",
    toolbar: {
      icon: "paintbrush",
      title: "Encre",
      dynamicTitle: true,
      items: [
        { value: "", title: "Encre de la story" },
        ...keysOf(surfaces).map((value) => ({ value, title: inkNames[value] })),
      ],
    },
  },
  scheme: {
    name: "Thème",
    description: "Les encres du jour, ou celles de la nuit",
    toolbar: {
      icon: "moon",
      title: "Thème",
      dynamicTitle: true,
      items: [
        { value: "light", title: "Jour" },
        { value: "dark", title: "Nuit" },
      ],
    },
  },
  motion: {
    name: "Mouvement",
    description: "Ce que demande le réglage « réduire les animations » du système",
    toolbar: {
      icon: "play",
      title: "Mouvement",
      dynamicTitle: true,
      items: [
        { value: "", title: "Mouvement du système" },
        { value: "reduce", title: "Mouvement réduit" },
        { value: "no-preference", title: "Mouvement libre" },
      ],
    },
  },
  text: {
    name: "Texte",
    description: "La taille de texte réglée dans le navigateur",
    toolbar: {
      icon: "ruler",
      title: "Texte",
      dynamicTitle: true,
      items: [
        { value: "", title: "Texte 100 %" },
        { value: "larger", title: "Texte 150 %" },
        { value: "double", title: "Texte 200 %" },
      ],
    },
  },
  length: {
    name: "Longueur",
    description: "Allonge chaque texte pour voir ce qui casse",
    toolbar: {
      icon: "paragraph",
      title: "Longueur",
      dynamicTitle: true,
      items: [
        { value: "", title: "Textes tels quels" },
        { value: "longer", title: "Textes + 40 %" },
      ],
    },
  },
  now: {
    name: "Date",
    description: "Le jour où l’on regarde le site (sections et pages)",
    toolbar: {
      icon: "calendar",
      title: "Date",
      dynamicTitle: true,
      items: Object.entries(instants).map(([value, title]) => ({ value, title })),
    },
  },
};

export const initialGlobals = {
  ink: "",
  scheme: "light",
  motion: "",
  text: "",
  length: "",
  now: "2025-11-15",
};

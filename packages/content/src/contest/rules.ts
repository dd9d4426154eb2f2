import { figures } from "../figures/figures.ts";
import { quantity } from "../format/numbers.ts";
import type { ContestRule } from "./contest.schema.ts";

const { photoCaptionCharacters, photoMegabytes, videoSeconds } = figures;

export const photoRules: readonly ContestRule[] = [
  {
    id: "legende",
    label: "Légende",
    text: `Une légende de ${quantity(photoCaptionCharacters, "caractères")} au plus accompagne chaque photo.`,
  },
  {
    id: "fichier",
    label: "Fichier",
    text: `JPG ou PNG, ${quantity(photoMegabytes, "Mo")} au plus par image.`,
  },
  {
    id: "instagram",
    label: "Instagram",
    text: "Indiquez votre compte si vous en avez un : c’est facultatif.",
  },
];

export const videoRules: readonly ContestRule[] = [
  { id: "theme", label: "Sujet", text: "L’économie bleue et la protection de la mer." },
  {
    id: "duree",
    label: "Durée",
    text: `${quantity(videoSeconds, "secondes")} au plus, générique compris.`,
  },
  { id: "fichier", label: "Fichier", text: "Un fichier MP4, en haute définition au minimum." },
  {
    id: "original",
    label: "Images originales",
    text: "Seulement vos images et vos sons : aucune intelligence artificielle générative, aucun contenu d’un tiers.",
  },
];

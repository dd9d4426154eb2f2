import { figures } from "#data/figures";
import { quantity } from "../format/numbers.ts";
import { photoContest, videoChallenge } from "./contest.ts";
import type { ContestRule } from "./contest.schema.ts";

const { photoCaptionCharacters } = figures;

export const photoRules: readonly ContestRule[] = [
  {
    id: "legende",
    term: "Légende",
    definition: `Une légende de ${quantity(photoCaptionCharacters, "caractères")} au plus accompagne chaque photo.`,
  },
  {
    id: "fichier",
    term: "Fichier",
    definition: photoContest.formats,
  },
  {
    id: "instagram",
    term: "Instagram",
    definition: "Indiquez votre compte si vous en avez un : c’est facultatif.",
  },
];

export const videoRules: readonly ContestRule[] = [
  { id: "theme", term: "Sujet", definition: videoChallenge.theme },
  { id: "format", term: "Format", definition: videoChallenge.formats },
  {
    id: "original",
    term: "Images originales",
    definition:
      "Seulement vos images et vos sons : aucune intelligence artificielle générative, aucun contenu d’un tiers.",
  },
];

import { figures } from "#data/figures";
import { quantity } from "../format/numbers.ts";
import { photoContest, videoChallenge } from "./contest.ts";
import type { ContestRule } from "./contest.schema.ts";

const { photoCaptionCharacters } = figures;

export const photoRules: readonly ContestRule[] = [
  {
    id: "legende",
    label: "Légende",
    text: `Une légende de ${quantity(photoCaptionCharacters, "caractères")} au plus accompagne chaque photo.`,
  },
  {
    id: "fichier",
    label: "Fichier",
    text: photoContest.formats,
  },
  {
    id: "instagram",
    label: "Instagram",
    text: "Indiquez votre compte si vous en avez un : c’est facultatif.",
  },
];

export const videoRules: readonly ContestRule[] = [
  { id: "theme", label: "Sujet", text: videoChallenge.theme },
  { id: "format", label: "Format", text: videoChallenge.formats },
  {
    id: "original",
    label: "Images originales",
    text: "Seulement vos images et vos sons : aucune intelligence artificielle générative, aucun contenu d’un tiers.",
  },
];

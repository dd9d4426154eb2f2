import { figures } from "../figures/figures.ts";
import { quantity } from "../format/numbers.ts";
import type { ContestRule } from "./contest.schema.ts";

const { photoCaptionCharacters, photoMegabytes, videoSeconds } = figures;

/** Said of both contests. */
const everyone: readonly ContestRule[] = [
  {
    id: "gratuit",
    label: "Gratuit",
    text: "La participation est libre, gratuite et sans obligation d’achat.",
  },
  {
    id: "personnes",
    label: "Personnes montrées",
    text: "Les personnes que l’on reconnaît sont d’accord. Pour un mineur, c’est un parent qui l’écrit.",
  },
  {
    id: "droits",
    label: "Vos droits",
    text: "Vous restez l’auteur. Vous autorisez l’association à montrer votre œuvre, signée de votre nom, pour présenter le concours et ses résultats, et pour rien d’autre sans votre accord.",
  },
  {
    id: "donnees",
    label: "Vos coordonnées",
    text: "Elles servent à vous joindre au sujet du concours, puis sont effacées.",
  },
];

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
  {
    id: "envoi",
    label: "Envoi",
    text: "Tout se fait par courriel, avec votre nom et vos photos en pièces jointes.",
  },
  ...everyone,
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
  {
    id: "envoi",
    label: "Envoi",
    text: "Tout se fait par courriel. Un fichier trop lourd ? Envoyez un lien de téléchargement.",
  },
  ...everyone,
];

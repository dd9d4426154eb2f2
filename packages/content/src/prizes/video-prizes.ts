import type { VideoPrize } from "./prizes.schema.ts";

/** The prizes of the video challenge; each winner is also invited to the departure. */
export const videoPrizes: readonly VideoPrize[] = [
  {
    id: "video-1",
    rank: 1,
    title: "Premier prix",
    drawing: "prizes/video-1",
    details: [
      "Diffusion officielle",
      "Projection publique au départ de l’expédition",
      "Titre d’ambassadeur de l’économie bleue",
    ],
  },
  {
    id: "video-2",
    rank: 2,
    title: "Deuxième prix",
    drawing: "prizes/video-2",
    details: [
      "Mise en avant sur les réseaux sociaux",
      "Invitation à un événement partenaire",
      "Présentation au départ",
    ],
  },
  {
    id: "video-3",
    rank: 3,
    title: "Troisième prix",
    drawing: "prizes/video-3",
    details: ["Publication dans le journal de bord, notre lettre d’information", "Présentation au départ"],
  },
];

/** Printed with the three prizes. */
export const videoInvitation = "Les trois gagnants sont invités au départ de 2026.";

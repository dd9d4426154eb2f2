import { figures } from "../figures/figures.ts";
import { quantity } from "../format/numbers.ts";
import type { Contest } from "./contest.schema.ts";
import { contestPeriod } from "./periods.ts";

export const photoContest: Contest = {
  id: "concours-photo",
  title: "Concours photo",
  theme: "La mer, source de vie et d’inspiration",
  description:
    "Une vague, un visage de marin, un crabe sous une pierre : montrez la mer telle qu’elle vous porte, du rivage ou du large.",
  ...contestPeriod,
  winners: "2026-04",
  participants: "Le concours est ouvert à toutes et à tous, amateurs comme professionnels.",
  formats: `JPG ou PNG, ${quantity(figures.photoMegabytes, "Mo")} au plus par image`,
  drawing: "scenes/concours-photo",
};

export const videoChallenge: Contest = {
  id: "defi-video",
  title: "Défi vidéo",
  theme: "L’économie bleue et la protection de la mer",
  description:
    "Un geste, un métier, une idée : racontez en une minute ce qui se fait déjà pour mieux vivre de la mer et avec elle.",
  ...contestPeriod,
  winners: "2026-04",
  participants:
    "Le défi est ouvert aux particuliers, aux classes, aux associations et aux équipes d’entreprise.",
  formats: `MP4, HD au minimum, ${quantity(figures.videoSeconds, "secondes")} au plus`,
  drawing: "scenes/defi-video",
};

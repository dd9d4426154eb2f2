import type { Usage } from "@sillages/ui/stories";
import type { AvailabilityProps } from "./Availability.tsx";

export const usage: Usage<AvailabilityProps> = {
  summary: "Si quelqu’un répond maintenant : un disque et une phrase, dans un cadre réglé.",
  aliases: ["disponibilité", "ouvert", "fermé", "horaires", "présence", "en ligne", "presence"],
  when: ["Dire si quelqu’un répond maintenant, à côté du moyen de le joindre."],
  instead: [
    ["l’état d’une date ou d’une étape", "Badge"],
    ["ce qui vient de changer", "Status"],
  ],
  writing: ["Toujours l’heure où l’état change : « jusqu’à 18 h », « rouvre lundi à 9 h »."],
  props: {
    children: "L’état entier en mots, avec l’heure où il change : « Ouvert maintenant, jusqu’à 18 h ».",
    state:
      "Ce que montre le disque : plein (`open`), à moitié (`half`) ou vide (`closed`). Jamais seul : les mots le disent. `unknown` garde la place des deux tant que l’heure n’est pas connue.",
  },
};

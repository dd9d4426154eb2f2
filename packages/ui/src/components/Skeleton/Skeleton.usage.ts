import type { Usage } from "../../stories/usage.ts";
import type { SkeletonProps } from "./Skeleton.tsx";

export const usage: Usage<SkeletonProps> = {
  summary:
    "La place de ce qui arrive, pour que rien ne bouge quand cela vient. Immobile : l’attente n’est pas un spectacle.",
  group: "Retour d’information",
  aliases: ["squelette", "chargement", "loading", "spinner", "attente", "placeholder"],
  status: "new",
  when: ["Tenir la place de ce qui arrive dans moins de dix secondes, quand sa forme est connue."],
  instead: [
    ["une attente dont on connaît l’avancement", "ProgressBar"],
    ["une action que l’on vient de lancer", "Button"],
    ["une page sans script", "le contenu lui-même, présent dès le début"],
  ],
  writing: ["Ce qui arrive, puis des points de suspension : « Le plan arrive… »"],
  accessibility: ["Ce qui arrive est dit une fois ; les formes ne sont pas lues."],
  props: {
    label: "Dit une fois à la place de ce qui arrive : « Le plan arrive… »",
    lines: "Combien de lignes de texte il remplace.",
    pictured: "Une image se tient au-dessus d’elles.",
  },
};

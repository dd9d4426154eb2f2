import type { Usage } from "@sillages/ui/stories";
import type { PortListProps } from "./PortList.tsx";

export const usage: Usage<PortListProps> = {
  summary: "Les ports d’un voyage, l’un après l’autre : pavillons, mois, anecdote, position et chemin.",
  aliases: ["routier", "escales", "ports", "rutter", "itinéraire"],
  when: ["Lire un voyage port après port, à côté de sa carte."],
  instead: [
    ["comparer des chiffres", "DataTable"],
    ["des étapes datées", "Timeline"],
  ],
  writing: ["Une phrase par port, vraie, qu’un marin aimerait."],
  accessibility: ["Une liste ordonnée ; chaque port est un titre et une ancre."],
  props: { ports: "Dans l’ordre du voyage." },
};

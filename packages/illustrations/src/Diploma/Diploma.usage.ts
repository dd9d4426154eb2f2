import type { Usage } from "@sillages/ui/stories";
import type { DiplomaProps } from "./Diploma.tsx";

export const usage: Usage<DiplomaProps> = {
  summary: "Un diplôme sur une feuille A4 couchée : à l’écran la même, en plus petit.",
  aliases: ["diplôme", "attestation", "certificat", "récompense", "certificate"],
  when: ["Ce que l’on imprime après un quiz, pour soi ou pour une classe."],
  instead: [
    ["un document de plusieurs feuilles", "PrintDocument"],
    ["le niveau, à l’écran", "LevelEmblem"],
  ],
  writing: ["Il dit ce qu’il n’est pas : « Diplôme non officiel »."],
  accessibility: ["Le nom se lit dans le sens de son écriture ; très long, il rétrécit et passe à la ligne."],
  props: {
    title: "« Diplôme ».",
    level: "Le rang du titre dans le plan de la page.",
    subject: "De quoi : « du quiz de la mer ».",
    awarded: "Devant le nom : « décerné à ».",
    name: "Le nom, dans toute écriture ; sans lui, une ligne à remplir.",
    reason: "Pourquoi : « Niveau Avancé au quiz Océan vivant ».",
    date: "Le jour, en toutes lettres.",
    signature: "Au-dessus de la ligne où l’on signe.",
    notice: "Ce qu’il n’est pas.",
    picture: "À gauche, de haut en bas de la feuille.",
    emblem: "Le jeton du niveau.",
  },
};

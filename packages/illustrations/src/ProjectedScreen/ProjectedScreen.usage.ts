import type { Usage } from "@sillages/ui/stories";
import type { ProjectedScreenProps } from "./ProjectedScreen.tsx";

export const usage: Usage<ProjectedScreenProps> = {
  summary: "Toute la fenêtre, pour un vidéoprojecteur : de grandes lettres, l’encre du jour, rien d’autre.",
  aliases: ["projection", "vidéoprojecteur", "plein écran", "classe", "diaporama", "slideshow"],
  when: ["Ce qu’une classe entière lit du fond de la salle : une question, puis sa réponse."],
  instead: [
    ["une chose à demander, par-dessus la page", "Dialog"],
    ["une carte en grand", "Planisphere, dans son écran"],
  ],
  keyboard: [["Échap", "demande à sortir"]],
  writing: ["Peu de mots : ce qui ne se lit pas à huit mètres n’a rien à y faire."],
  accessibility: [
    "Un `dialog` du navigateur, nommé : la page derrière est inerte.",
    "Tous les mots ont un contraste de 7 au moins : un vidéoprojecteur lave les couleurs.",
  ],
  props: {
    label: "Ce que c’est, pour un lecteur d’écran : « Mode classe ».",
    head: "Où l’on en est.",
    actions: "Ce qui agit sur l’écran : plein écran, sortir.",
    children: "Ce qui se lit du fond de la salle.",
    foot: "Ce avec quoi l’enseignant agit.",
    ref: "L’élément à montrer en plein écran : un `dialog` ne le peut pas lui-même.",
    onLeave: "On a pressé Échap : la page décide.",
  },
};

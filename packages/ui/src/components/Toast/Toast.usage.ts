import type { Usage } from "../../stories/usage.ts";
import type { ToastProps } from "./Toast.tsx";

export const usage: Usage<ToastProps> = {
  summary:
    "Dit au bas de la fenêtre ce qui vient d’être fait. Reste jusqu’à ce qu’on le ferme : personne ne lit contre la montre. Dans un `Dialog`, ou s’il y a la place à côté de ce qui a été pressé, préférer un `Status`.",
  group: "Retour d’information",
  aliases: ["toast", "notification", "snackbar", "message", "confirmation"],
  when: ["Dire que ce que l’on vient de faire est fait, quand ce n’est pas visible là où l’on a appuyé."],
  instead: [
    ["la place existe à côté du bouton, ou dans une fenêtre", "Status"],
    ["demander une réponse", "Dialog"],
  ],
  keyboard: [["Échap", "ferme le message quand le focus s’y trouve"]],
  writing: ["Une phrase. Il reste jusqu’à ce qu’on le ferme : personne ne lit contre la montre."],
  accessibility: ["Il reste jusqu’à ce qu’on le ferme ; fermé, il rend le focus à ce qui l’avait."],
  props: {
    children: "Une phrase ; rien quand il n’y a rien à dire. Le composant reste dans la page tout le temps.",
    tone: "`done` et `error` portent une marque autant qu’une couleur.",
    closeLabel: "Le nom du bouton qui le ferme : « Fermer ».",
    onClose: "On le ferme.",
  },
};

import type { Usage } from "@sillages/ui/stories";
import type { BackdropProps } from "./Backdrop.tsx";

export const usage: Usage<BackdropProps> = {
  summary: "Une partie de page sur papier, avec un dessin pâle derrière elle.",
  aliases: ["fond", "arrière-plan", "background", "décor", "texture"],
  when: ["Donner au papier d’une longue page un fond qui la suit, une fois par page."],
  instead: [
    ["une image qui montre quelque chose", "Picture"],
    ["des mots sur une image", "MediaSection"],
  ],
  writing: ["Un dessin pâle, sans texte : deux encres de papier, rien d’autre."],
  accessibility: ["Décor : rien n’en est lu, et le texte posé dessus garde son contraste."],
  props: {
    drawing: "Un `BackdropDrawing`.",
    children: "Des sections : celles qui sont `clear` laissent voir le dessin.",
  },
};

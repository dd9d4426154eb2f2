import type { Usage } from "../../stories/usage.ts";
import type { DialogProps } from "./Dialog.tsx";

export const usage: Usage<DialogProps> = {
  summary: "Demande ou dit une seule chose, par-dessus la page. Ce qui mérite une adresse est une page.",
  group: "Retour d’information",
  aliases: [
    "modale",
    "modal",
    "fenêtre",
    "pop-up",
    "popup",
    "boîte de dialogue",
    "overlay",
    "tiroir",
    "drawer",
  ],
  when: [
    "Demander ou dire une seule chose sans quitter la page : s’abonner à une alerte, présenter un partenaire.",
  ],
  instead: [
    ["une page entière de contenu", "une page, avec son adresse"],
    ["regarder une image", "Lightbox"],
    ["dire que c’est fait", "Status ou Toast"],
  ],
  keyboard: [
    ["Échap", "ferme, et rend le focus à ce qui l’avait ouvert"],
    ["Tab", "reste dans la fenêtre"],
  ],
  writing: [
    "Le titre dit de quoi il s’agit ; l’action est un verbe ; fermer n’annule rien de ce qui a été écrit.",
  ],
  accessibility: [
    "Un `dialog` du navigateur, nommé par son titre : la page derrière est inerte.",
    "Le focus y reste, et revient à ce qui l’avait ouvert.",
  ],
  props: {
    id: "Son ancre : sans script, `opener` y mène.",
    title: "De quoi il s’agit ; c’est aussi son nom, pour un lecteur d’écran.",
    children: "Ce qu’il dit ou demande.",
    closeLabel: "Le nom du bouton qui ferme : « Fermer ».",
    opener:
      "Un lien vers `#id`, ou une carte qui en porte un : il ouvre la fenêtre. Sans script, il mène au contenu, qui se trouve après lui dans la page. L’adresse appartient à la page : rien n’en est lu ni écrit.",
    open: "Ouvert ou non, quand la page en décide ; sinon c’est `opener`.",
    defaultOpen: "Ouvert au début, quand il décide lui-même.",
    onOpenChange: "Reçoit s’il s’ouvre ou se ferme ; quand la page décide, ce qui lui est demandé.",
    mark: "Une étiquette ou un logo, au-dessus du titre.",
    picture: "À côté des mots ; au-dessus d’eux sur un téléphone.",
    pictureSurface: "L’image est un pictogramme : elle se tient, petite, au milieu de cette encre.",
  },
};

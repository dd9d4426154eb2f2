import type { Usage } from "@sillages/ui/stories";
import type { CheckListProps } from "./CheckList.tsx";

export const usage: Usage<CheckListProps> = {
  summary: "Ce qui a été vérifié, point par point : juste, faux, ou non su.",
  aliases: ["liste de contrôle", "vérification", "contrôle", "validation", "checklist", "case à cocher"],
  when: ["Le bilan d’une vérification : un fichier, un envoi à préparer."],
  instead: [
    ["une seule erreur de saisie", "TextField"],
    ["ce qui vient de changer, en une phrase", "Status"],
  ],
  writing: ["Ce qui est constaté, puis quoi faire. Ne jamais dire conforme ce qui n’a pas été regardé."],
  accessibility: ["Chaque constat est dit en mots ; le dessin l’appuie."],
  props: {
    findings:
      "Les constats : leur `id`, leur issue (`right`, `wrong`, `unknown`), ce qui a été trouvé et que faire.",
    rightLabel: "« Conforme ».",
    wrongLabel: "« À corriger ».",
    unknownLabel: "« Non vérifié ».",
  },
};

import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["réponses", "quiz", "question", "choix multiple", "QCM", "radio", "options", "answers"],
  when: ["Une question et ses réponses, une seule à prendre."],
  instead: [["un réglage avant de commencer", "RadioGroup"]],
  keyboard: [
    ["Tab", "entre dans le groupe, sur le choix fait, puis en sort"],
    ["Flèches", "passent d’un choix à l’autre et le prennent"],
    ["A à I, 1 à 9", "prend la réponse de cette lettre ou de ce rang, quand le focus est dans la liste"],
  ],
  writing: ["Des réponses de longueur voisine, sans « toutes les réponses ci-dessus »."],
  accessibility: [
    "De vrais boutons radio dans un groupe nommé par la question.",
    "Juste, faux et non répondu se disent en mots et par un dessin, jamais par la couleur seule.",
  ],
};

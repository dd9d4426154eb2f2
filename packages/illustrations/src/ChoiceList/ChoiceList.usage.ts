import type { Usage } from "@sillages/ui/stories";
import type { ChoiceListProps } from "./ChoiceList.tsx";

export const usage: Usage<ChoiceListProps> = {
  summary:
    "Une question et ses réponses, une à prendre : de vrais boutons radio, avec des lettres. Les flèches déplacent le choix ; une lettre, ou un chiffre de 1 à 9, prend aussitôt la réponse.",
  aliases: ["réponses", "quiz", "question", "choix multiple", "QCM", "radio", "options", "answers"],
  when: ["Une question et ses réponses, une seule à prendre."],
  instead: [
    ["un réglage avant de commencer", "RadioGroup"],
    ["dire ce qui était juste", "ResultRow"],
  ],
  keyboard: [
    ["Tab", "entre dans le groupe, sur le choix fait, puis en sort"],
    ["Flèches", "passent d’un choix à l’autre et le prennent"],
    ["A à I, 1 à 9", "prend la réponse de cette lettre ou de ce rang, quand le focus est dans la liste"],
  ],
  writing: ["Des réponses de longueur voisine, sans « toutes les réponses ci-dessus »."],
  accessibility: [
    "De vrais boutons radio dans un groupe nommé par la question.",
    "La réponse prise se voit à son encre et à une coche, jamais à la couleur seule.",
  ],
  props: {
    question: "Posée en entier, avec son point d’interrogation : elle nomme le groupe.",
    picture:
      "Ce dont parle la question, entre elle et ses réponses ; son texte de remplacement ne donne pas la réponse.",
    questionId: "Permet à un script de donner le focus à la question quand elle change.",
    describedBy:
      "L’identifiant de ce qui est lu après la question quand elle prend le focus : « Question 3 sur 20 ».",
    name: "Partagé par les boutons radio : un par liste dans une page.",
    options: "De deux à neuf réponses ; leurs lettres sont A, B, C…",
    value: "La place de la réponse prise, à partir de 0.",
    onChange: "Reçoit la place de la réponse. Choisir n’envoie jamais rien.",
  },
};

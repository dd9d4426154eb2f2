import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Des entrées qui portent déjà un numéro : des objectifs, des articles d’un règlement."],
  instead: [
    ["Des règles à retenir dans l’ordre", "List, à grands numéros"],
    ["Un terme et sa valeur", "DescriptionList"],
  ],
  writing: ["Un nom court, puis une phrase."],
};

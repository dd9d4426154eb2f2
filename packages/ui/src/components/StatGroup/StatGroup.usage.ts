import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Deux à quatre chiffres qui portent la page."],
  instead: [
    ["plus de quatre", "DataTable"],
    ["un seul, dans une phrase", "Text"],
  ],
  writing: ["Le chiffre avec son unité, puis une ligne qui dit de quoi.", "Aucun chiffre sans source."],
};

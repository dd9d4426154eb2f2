import type { Usage } from "@sillages/ui/stories";
import type { KeyListProps } from "./KeyList.tsx";

export const usage: Usage<KeyListProps> = {
  summary: "Les touches d’un écran, et ce que fait chacune.",
  aliases: ["raccourcis", "clavier", "touches", "kbd", "shortcuts"],
  when: ["Un écran qui se mène au clavier : la liste reste visible."],
  instead: [["un mot et sa définition", "DescriptionList"]],
  writing: ["La touche comme elle est gravée ; puis ce qu’elle fait, sans majuscule ni point."],
  accessibility: ["Tout ce qu’une touche fait se fait aussi avec un bouton."],
  props: { items: "Les touches, la plus employée d’abord." },
};

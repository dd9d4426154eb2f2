import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  when: ["Montrer une équipe d’un coup d’œil, et mener à chacun de ses membres."],
  instead: [["Présenter chaque membre", "ExpandableCard"]],
  writing: ["Le nom seul : le reste est sur sa page."],
};

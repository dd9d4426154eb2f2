import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Au bout de la légende d’une planche, pour montrer ses encres."],
  instead: [["Une légende entière", "Figure ou Hero, qui posent les encres eux-mêmes"]],
};

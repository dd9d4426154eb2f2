import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Une marche à suivre, deux à six pas."],
  instead: [
    ["des points sans ordre", "List"],
    ["des dates", "DateList"],
  ],
  writing: ["Un verbe à l’impératif, une phrase ou deux. Le numéro vient seul."],
};

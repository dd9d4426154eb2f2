import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Deux à quatre règles ou étapes, dont l’ordre compte et que l’on veut retenir."],
  instead: [
    ["Plus de quatre, ou des phrases longues", "List"],
    ["Des étapes datées", "Timeline"],
  ],
  writing: ["Le titre est une phrase à l’infinitif, avec son point. Une ou deux phrases dessous."],
};

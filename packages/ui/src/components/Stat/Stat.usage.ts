import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Un chiffre à côté de ce qu’il compte : dans une légende, une carte, une bobine."],
  instead: [["plusieurs chiffres", "StatGroup"]],
  writing: ["L’unité reste collée au chiffre par une espace insécable : « 18,28 m »."],
};

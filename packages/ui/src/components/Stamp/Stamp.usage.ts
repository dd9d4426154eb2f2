import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Illustration",
  aliases: ["tampon", "sceau", "cachet", "sticker", "macaron", "stamp"],
  when: ["Une seule fois par page, à cheval sur l’image de tête : une annonce qui mérite un détour."],
  instead: [
    ["Un mot qui qualifie une carte", "Badge"],
    ["L’action principale", "ActionLink"],
  ],
  writing: ["Deux ou trois mots par ligne, quatre lignes au plus, l’action en dernier."],
};

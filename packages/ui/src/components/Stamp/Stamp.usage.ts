import type { Usage } from "../../stories/usage.ts";
import type { StampProps } from "./Stamp.tsx";

export const usage: Usage<StampProps> = {
  summary: "Un tampon rond, un peu de travers : une chose qui mérite un détour. Un par page au plus.",
  group: "Illustration",
  aliases: ["tampon", "sceau", "cachet", "sticker", "macaron", "stamp"],
  when: ["Une seule fois par page, à cheval sur l’image de tête : une annonce qui mérite un détour."],
  instead: [
    ["Un mot qui qualifie une carte", "Badge"],
    ["L’action principale", "ActionLink"],
  ],
  writing: ["Deux ou trois mots par ligne, quatre lignes au plus, l’action en dernier."],
  props: {
    children: "Quelques mots, au plus un logo et un lien.",
    surface: "L’encre du tampon.",
  },
};

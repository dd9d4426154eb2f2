import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["tirages", "photos", "polaroid", "pêle-mêle", "concours photo"],
  when: ["Un concours photo, un appel à images : trois tirages posés côte à côte."],
  instead: [
    ["une image qui informe", "Picture"],
    ["un lot dans son cadre", "FramedPicture"],
  ],
  writing: ["Les tirages ne disent rien : les mots à côté disent le thème."],
  accessibility: ["Décor : les mots à côté disent le thème."],
};

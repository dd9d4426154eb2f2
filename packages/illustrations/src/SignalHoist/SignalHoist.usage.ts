import type { Usage } from "@sillages/ui/stories";
import type { SignalHoistProps } from "./SignalHoist.tsx";

export const usage: Usage<SignalHoistProps> = {
  summary:
    "Quelques lettres en pavillons du Code international de signaux, l’un sous l’autre sur leur drisse.",
  aliases: ["pavillons", "drapeaux", "code international", "signal flags", "lettres"],
  when: ["Distinguer d’un coup d’œil des lieux ou des bateaux par leurs premières lettres."],
  instead: [["dire un état ou un avertissement", "Badge"]],
  writing: ["Deux à quatre lettres. Le nom entier se lit à côté."],
  accessibility: ["Les pavillons ne sont pas lus : les mots à côté en disent autant."],
  props: { letters: "Les lettres, depuis le haut : « POR »." },
};

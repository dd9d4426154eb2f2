import type { Usage } from "@sillages/ui/stories";
import type { NamedSailProps } from "./NamedSail.tsx";

export const usage: Usage<NamedSailProps> = {
  summary:
    "La tête d’une page : un titre, un champ, et une voile haute comme un mur où s’écrit ce que l’on tape.",
  aliases: ["voile", "nom", "en-tête", "sponsor", "hero"],
  when: ["Montrer à une entreprise son nom sur la voile avant toute autre question."],
  instead: [
    ["un titre et un dessin", "Hero"],
    ["choisir un espace sur la voile", "SailPlan"],
  ],
  writing: [
    "Le nom se coupe en trois lignes au plus et remplit la toile. Vide, la voile porte un nom d’exemple.",
  ],
  accessibility: ["Le nom sur la voile redit le champ : il n’est pas lu une seconde fois."],
  props: {
    headline: "Le titre de la page.",
    field: "Un `TextField`, et le bouton qui mène plus loin.",
    children: "Le chapeau et les autres actions.",
    drawing: "La `Picture` de la voile, 900 × 900, sa toile libre au milieu.",
    name: "Ce qui est écrit sur la toile.",
  },
};

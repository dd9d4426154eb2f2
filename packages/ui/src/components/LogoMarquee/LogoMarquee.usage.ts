import type { Usage } from "../../stories/usage.ts";
import type { LogoMarqueeProps } from "./LogoMarquee.tsx";

export const usage: Usage<LogoMarqueeProps> = {
  summary:
    "Une bande de logos qui défile sans fin, et qu’un bouton arrête. Immobile sans script, et là où l’on demande moins de mouvement : elle passe alors à la ligne. Son bouton demande `enhanceLogoMarquees`, de `@sillages/ui/behaviors`, une fois par page ; dans React, `Behaviors` l’appelle.",
  group: "Contenu",
  aliases: ["bandeau de logos", "défilement", "marquee", "partenaires", "ticker", "logos"],
  when: ["Montrer d’un coup d’œil que l’on est nombreux à bord : douze logos et plus."],
  instead: [
    ["moins de douze logos, ou une page où l’on vient les lire", "Grid, un Logo par case"],
    ["présenter une maison", "Card, disposée en `tile`"],
  ],
  keyboard: [
    ["Tab", "entre par le bouton ; la bande revient à son début, et chaque logo est atteint une fois"],
    ["Entrée ou Espace", "arrête ou reprend le défilement"],
  ],
  writing: ["Le nom d’un logo est celui de la maison, rien de plus."],
  accessibility: [
    "Le défilement s’arrête par un bouton, et n’a pas lieu si le système demande moins de mouvement.",
    "Les copies de la boucle sont cachées aux lecteurs d’écran.",
  ],
  props: {
    children: "Une `LogoStrip`.",
    pauseLabel: "Ce que fait le bouton tant que la bande défile : « Arrêter le défilement ».",
    playLabel: "Ce qu’il fait à l’arrêt : « Reprendre le défilement ».",
  },
};

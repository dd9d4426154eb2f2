import type { Usage } from "../../stories/usage.ts";
import type { CarouselProps } from "./Carousel.tsx";

export const usage: Usage<CarouselProps> = {
  summary:
    "Des dessins sur une rangée qui défile, avec par-dessus le carrousel de l’APG. Sans script, elle défile sous le doigt ou les flèches. Là où React ne vient que plus tard, `enhanceCarousels`, de `@sillages/ui/behaviors`, la fait tourner d’ici là.",
  group: "Contenu",
  aliases: ["carrousel", "diaporama", "slider", "slideshow", "galerie", "défilement"],
  when: [
    "Quelques vues d’une même chose, quand toutes ne méritent pas la même place.",
    "Sans script, la rangée défile au doigt ou aux flèches du navigateur.",
  ],
  instead: [
    ["une liste à comparer", "Grid"],
    ["une seule image à regarder de près", "Lightbox"],
    ["des contenus de natures différentes", "Tabs"],
  ],
  keyboard: [
    ["Tab", "pause d’abord, puis précédent et suivant, puis les vues"],
    ["Entrée ou Espace", "met en pause, relance, ou change de vue"],
    ["Flèches gauche et droite", "font défiler la rangée, quand elle a le focus"],
  ],
  writing: [
    "Chaque vue dit où l’on est : « 2 sur 4 ».",
    "Rien d’indispensable dans une vue que l’on pourrait ne jamais voir.",
  ],
  accessibility: [
    "Le bouton de pause vient en premier ; la rotation cesse au focus et au survol, et si le système demande moins de mouvement.",
    "Les vues cachées sont inertes ; à l’arrêt, le changement de vue est annoncé.",
  ],
  props: {
    label: "Ce que montrent les vues, sans le mot « carrousel » : « La vie de l’expédition ».",
    carouselLabel: "Ce que c’est, pour un lecteur d’écran : « carrousel ».",
    slideLabel: "Ce qu’est chaque vue, pour un lecteur d’écran : « diapositive ».",
    positionLabel: "Où l’on en est : « {position} sur {total} ».",
    previousLabel: "« Image précédente ».",
    nextLabel: "« Image suivante ».",
    pauseLabel: "Ce que fait le bouton tant qu’il tourne : « Arrêter le défilement ».",
    playLabel: "Ce qu’il fait à l’arrêt : « Reprendre le défilement ».",
    pickerLabel: "Le nom des entrées d’un `showcase` : « Choisir une image ».",
    loadingLabel: "Dit à la place des vues en route : « L’image arrive… »",
    slides:
      "Les vues, dans l’ordre : dans chacune, une `Slide` du même `layout` ; son titre est son entrée à côté d’un `showcase`.",
    layout:
      "`figures` : un dessin et le début du suivant, un seul à la fois sur un bureau. `showcase` : un dessin à la fois, d’un bord à l’autre sur la nuit, une entrée pour chacun à côté.",
    children: "Se tient au-dessus des entrées d’un `showcase` : son titre.",
    intervalMs: "Tourne seul, tant de millisecondes par vue. Sans lui, rien ne bouge sans qu’on le demande.",
    paused: "Ne tourne pas seul tant que cela dure, sauf si on le demande.",
    loading:
      "Les vues sont en route : leur place est gardée. Une vue dont l’image est en route le dit elle-même.",
  },
};

import type { Usage } from "../../stories/usage.ts";
import type { HeroProps } from "./Hero.tsx";

export const usage: Usage<HeroProps> = {
  summary: "La tête d’une page : son titre, et un dessin qui va jusqu’au bord de la fenêtre.",
  group: "Mise en page",
  aliases: ["bannière", "tête de page", "en-tête de page", "banner", "couverture", "ouverture", "une"],
  when: [
    "En tête de chaque page : l’accueil a `cover`, et deux pages n’ont pas la même composition.",
    "Une page qui n’a presque rien à dire : une adresse inconnue, une panne (`full`).",
    "Un écran qui prend toute la page : une question de quiz (`panel`).",
  ],
  instead: [
    ["Une image pleine largeur au milieu d’une page", "MediaSection"],
    ["Une image dans le texte", "Figure"],
  ],
  writing: [
    "Le titre, une ou deux phrases, une ou deux actions dont une seule pleine.",
    "Sur un dessin, trois lignes de titre : au-delà, les mots quittent sa partie calme.",
    "La légende de planche : « Planche I », une phrase, puis les encres.",
    "À côté d’une question ou d’un résultat, l’image accompagne : rien d’utile ne s’y trouve.",
  ],
  props: {
    children:
      "Le titre et son chapeau, ou ce qui se joue. Sur un dessin ils sont courts : ils se tiennent sur sa partie calme.",
    layout:
      "Où se tiennent le dessin et les mots. `cover` : le dessin d’un bord à l’autre, les mots sur sa partie calme, sa légende dessous. `panorama` : le dessin bas et large, le titre sur sa partie calme, les autres mots dessous. `masthead` : le titre d’un bord à l’autre comme le nom d’un journal. `plate` : le dessin comme une estampe dans son papier. `porthole` : le dessin dans une fenêtre ronde. `reel` : le dessin sur une bande de film. `split` : les mots sur une encre, le dessin à côté. `full` : le dessin est toute la page. `panel` : sept parts sur douze pour ce qui se lit ou se joue.",
    actions: "Ce que l’on peut faire d’abord : une ou deux actions.",
    foot: "Après les actions : quelques liens.",
    figure: "Un chiffre aussi haut que la place le permet, pour l’œil seul : « 404 ».",
    stamp: "Un `Stamp`, à cheval sur les mots et le dessin d’un `split`, sur une page large.",
    picture: "Calme à gauche, là où les mots se posent.",
    tall: "La même scène pour un téléphone ; sous un `cover`, calme en haut, sombre au pied.",
    frames: "Ce qui précède et suit le dessin sur le film d’un `reel` ; ces images ne disent rien de plus.",
    caption: "Ce qui s’imprime sous un `cover`, sur papier.",
    surface:
      "L’encre sous les mots, ou celle de la partie calme du dessin : les mots prennent les couleurs qui s’y lisent.",
    load: "`shown` là où la page peut cacher sa tête dès le début.",
  },
};

import { inkNames } from "../../packages/ui/src/stories/inkNames.ts";
import { keysOf } from "../../packages/ui/src/stories/keysOf.ts";
import { media } from "../../packages/ui/src/theme/media.ts";
import { scale } from "../../packages/ui/src/theme/scale.ts";
import { surfaces } from "../../packages/ui/src/theme/surfaces.ts";

/** A family of tokens: for each, what to type, what it is worth and what it is for. */
interface Family {
  title: string;
  lines: readonly (readonly [name: string, value: string, use: string])[];
}

/** What the page of a foundation says beside what it shows. */
export interface Foundation {
  summary: string;
  rules: readonly string[];
  families?: readonly Family[];
}

const family = <Name extends keyof typeof scale>(
  title: string,
  name: Name,
  uses: Readonly<Record<keyof (typeof scale)[Name], string>>,
): Family => ({
  title,
  lines: Object.entries(scale[name]).map(([step, value]) => [
    `theme.${name}.${step}`,
    value,
    uses[step as keyof (typeof scale)[Name]],
  ]),
});

const spaces = family("Espaces", "space", {
  hair: "un signe et son mot",
  close: "dans une commande ; une étiquette et son champ",
  near: "les lignes d’un même groupe",
  regular: "deux groupes ; le bord d’une carte et son contenu",
  wide: "deux blocs d’une section",
  loose: "deux parties d’une section",
  vast: "autour de ce qui se regarde seul",
  gutter: "deux colonnes ou deux cartes ; suit la fenêtre",
  margin: "le contenu et le bord de la fenêtre ; suit la fenêtre",
  section: "au-dessus et au-dessous d’une section ; suit la fenêtre",
});

const borders = family("Filets", "border", {
  control: "une commande, une carte",
  strong: "une erreur, le focus",
  poster: "une fenêtre, un séparateur d’affiche",
});

const radii = family("Rayons", "radius", {
  cut: "tout ce qui est carré, comme coupé au massicot",
  round: "hublots, pastilles et tampons",
});

const widths: Family = {
  title: "Largeurs où la composition change",
  lines: [
    ["media.belowTablet", media.belowTablet, "téléphone : une colonne, le menu replié"],
    ["media.tablet", media.tablet, "tablette : deux colonnes"],
    ["media.desktop", media.desktop, "bureau : la navigation se déplie, les colonnes se posent"],
    ["media.wide", media.wide, "grand bureau"],
  ],
};

const sizes = family("Corps", "fontSize", {
  poster: "le titre d’une page, une fois",
  section: "le titre d’une section",
  title: "le titre d’une fenêtre, d’une grande carte",
  subtitle: "le titre d’une carte",
  figure: "un chiffre à retenir",
  lead: "le chapeau d’une page ou d’une section",
  body: "le texte courant",
  label: "boutons, onglets, étiquettes",
  small: "légendes, notes, aides",
});

const lines = family("Longueurs de ligne", "measure", {
  text: "un texte qui se lit",
  narrow: "une légende, une citation",
});

const durations = family("Durées", "motion", {
  press: "ce qui répond au doigt : l’appui, une bulle d’aide",
  hover: "le survol, un onglet, un interrupteur",
  fade: "un changement de vue : une fenêtre, l’image d’un carrousel, une progression",
  load: "les deux sillages d’un bouton occupé, tant que l’on attend",
});

const inks: Family = {
  title: "Poser un fond",
  lines: keysOf(surfaces).map((name) => [
    `surface="${name}"`,
    surfaces[name].surface.page.toUpperCase(),
    `« sur ${inkNames[name]} »`,
  ]),
};

/** By the name of their page, « Fondations/Encres ». */
const pages: Readonly<Record<string, Foundation>> = {
  Encres: {
    summary:
      "Cinq encres sur du papier, et leurs teintes. Chacune qui sert de fond donne une couleur à chaque rôle, le jour et la nuit, avec son contraste mesuré ici même selon les WCAG 2.2.",
    rules: [
      "Choisir un fond, jamais une couleur : les textes, les filets, les champs et les actions suivent.",
      "Pour un texte, dire son rôle : texte, texte discret, accent, donnée, réussite, erreur. Le nom à taper est à la page Jetons.",
      "AA convient à tout texte ; « grand texte », à partir de 24 px ou à un signe ; « décor » ne se lit pas.",
      "Un filet (`line`) décore. Ce qui limite une commande est un cadre (`border.control`).",
      "La couleur ne dit jamais seule : un mot ou un signe l’accompagne.",
      "Vermillon est le fond le plus difficile, 4,5 pour tout ce qui s’y lit : y essayer chaque écran.",
    ],
    families: [inks],
  },
  Typographie: {
    summary:
      "Le caractère bois, Anybody, pour ce qui se crie ; Instrument Sans pour ce qui se lit. Les corps suivent la fenêtre : ils sont mesurés dans celle-ci.",
    rules: [
      "Un titre se demande à `Heading` et un texte à `Text`, par `size` : ni corps ni graisse à choisir à la main.",
      "C’est la chasse qui justifie un titre, jamais l’interlettrage.",
      "Jamais d’italique, jamais de capitales pour crier plus fort.",
      "Rien sous 14 px ; Anybody, jamais sous 15.",
      "Les corps sont en rem : ils grandissent avec le réglage du lecteur. Essayer le texte à 200 %.",
    ],
    families: [sizes, lines],
  },
  Espaces: {
    summary:
      "Le papier vide fait partie de l’affiche. Des pas fixes, des mesures qui suivent la fenêtre, et aucune ombre : la profondeur vient des aplats.",
    rules: [
      "Entre deux blocs, `Stack` et `Grid` prennent un pas par son nom (`space`) : jamais une valeur en pixels.",
      "Plus deux choses vont ensemble, plus le pas est petit.",
      "Composer d’abord à 320, puis à chaque largeur où la composition change.",
      "Une cible fait 44 px au moins (`theme.size.target`) ; le contenu, 1680 px au plus (`theme.size.content`).",
    ],
    families: [spaces, widths, borders, radii],
  },
  Mouvement: {
    summary:
      "Peu de mouvement, toujours pour dire quelque chose, et une seule courbe. Rien ne bouge pour qui l’a demandé, et rien ne manque alors.",
    rules: [
      `Une seule courbe, \`theme.ease\` : départ franc, arrivée douce (\`${scale.ease}\`).`,
      "Rien de ce qui répond ne dure plus que `fade`.",
      "Ce qui bouge seul s’arrête par un bouton, et s’arrête sous le pointeur ou le focus.",
      "Le réglage Mouvement de la barre du haut montre ce que voit qui a demandé moins d’animations.",
    ],
    families: [durations],
  },
  Jetons: {
    summary:
      "Le nom à taper pour chaque jeton. Dans un fichier `.css.ts`, `theme` vient de `@sillages/ui/theme` ; dans une autre feuille, la variable CSS suffit.",
    rules: [
      "Un rôle garde son nom sur toutes les encres ; sa couleur change avec le fond, et la nuit.",
      "Les encres n’ont pas de nom à taper : un composant demande un rôle. Dans `tokens.json`, elles sont sous `ink`.",
      "Pour Figma et les autres outils : `@sillages/ui/tokens.json`, au format Design Tokens (2025.10), écrit à chaque construction du kit.",
    ],
  },
  Sillages: {
    summary: "Les deux sillages qui se tressent sans jamais se répéter : le fil de tout ce qui est dessiné.",
    rules: [
      "Courts, au bout d’un bouton (`Button`) ; longs, le chemin fait et le chemin qui reste (`ProgressBar`, `Divider`).",
      "Jamais en fond ni en motif : un sillage mène quelque part.",
      "Ils ne disent rien seuls : un lecteur d’écran n’en entend rien.",
    ],
  },
  Dessins: {
    summary:
      "Tous les dessins que le site peut montrer, avec leur taille et leur poids, tels qu’ils sont envoyés.",
    rules: [
      "Le nom sous le dessin est celui de son fichier, dans `packages/content/images`.",
      "Un dessin qui informe a un texte de remplacement ; un dessin qui décore n’en a pas (`decorative`).",
      "Un pictogramme de commande n’est pas un dessin : il est à la page Icon.",
    ],
  },
};

/** The note of the foundation whose page has that title. */
export const foundationOf = (title: string): Foundation | undefined =>
  title.startsWith("Fondations/") ? pages[title.slice("Fondations/".length)] : undefined;

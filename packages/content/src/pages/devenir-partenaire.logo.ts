import { number, quantity } from "../format/numbers.ts";

/** What is said of the logo that a visitor tries on the sail. */
export const logoTrial = {
  /** The place of the page where it is dropped or chosen. */
  field: {
    heading: "Votre logo sur la voile",
    lead: "Déposez-le ici ou sur le plan : il se pose sur les espaces choisis. Il ne quitte pas votre navigateur : rien n’est envoyé, rien n’est gardé.",
    label: "Votre logo",
    hint: "PNG, JPEG, WebP ou SVG, 10 Mo au plus. Un SVG reste net à toutes les tailles.",
    reading: "Lecture du logo…",
    failed: "La lecture du logo n’a pas pu être chargée : la connexion a manqué. Choisissez-le à nouveau.",
  },
  /** Why a file is not laid on the sail, and what to do. The one before it stays. */
  refused: {
    heavy: (weight: string, limit: string) =>
      `Ce fichier pèse ${weight} : il n’a pas été ouvert. Choisissez une image de ${limit} au plus.`,
    empty: "Ce fichier est vide. Choisissez-en un autre.",
    unreadable: "Le navigateur n’a pas pu lire ce fichier. Copiez-le sur votre appareil, puis réessayez.",
    format:
      "Ce fichier n’est pas une image PNG, JPEG, WebP ou SVG, quel que soit son nom. Exportez votre logo dans l’un de ces formats.",
    broken: "Cette image est abîmée ou coupée : elle ne s’ouvre pas. Exportez-la à nouveau.",
    tiny: (width: number, height: number) =>
      `Cette image mesure ${number(width)} × ${quantity(height, "px")} : sur la voile, on ne verrait rien. Il en faut au moins 16 de côté.`,
    huge: (width: number, height: number) =>
      `Cette image mesure ${number(width)} × ${quantity(height, "px")} : elle n’a pas été ouverte, votre appareil pourrait s’y noyer. Réduisez-la à 8 000 px de côté.`,
  },
  /** What deserves to be known of a logo that is on the sail. */
  notes: {
    small: (side: number) =>
      `Il mesure ${quantity(side, "px")} au plus long : imprimé sur plus d’un mètre de toile, il serait flou. Prévoyez 1 500 px, ou un SVG.`,
    heavy: (weight: string) =>
      `Il pèse ${weight} : bien pour l’imprimeur, lourd pour un courriel. Prévoyez une version plus légère.`,
    animated: "Il est animé : une voile n’en garde que la première image.",
    cmyk: "Il est en quadrichromie (CMJN) : à l’écran, ses couleurs sont approchées.",
    active: "Ce SVG contient un script ou une page : ils n’ont pas été lus, seul le dessin est gardé.",
    opaque: "Il a un fond plein, qui cachera la toile. Un PNG ou un SVG détouré laisserait voir la voile.",
    blank: "Il est entièrement transparent : on ne voit rien.",
  },
  pale: (sails: string) =>
    `Il se détache mal de la toile (${sails}) : essayez une version plus foncée, plus claire, ou sur fond plein.`,
  onSail: (name: string, weight: string) => `${name}, ${weight} : le logo est sur la voile.`,
  chooseFirst: (name: string, weight: string) =>
    `${name}, ${weight} : le logo est prêt. Choisissez maintenant un espace sur le plan ou dans la liste.`,
  closeUp: (numbers: string) => `Votre logo sur la voile, gros plan : ${numbers}`,
  closeUpSpaces: (numbers: readonly number[]) =>
    numbers.length > 1
      ? `espaces ${numbers.map(number).join(", ")}`
      : `espace ${numbers.map(number).join("")}`,
  remove: "Retirer le logo",
  save: {
    label: "Enregistrer l’image",
    busy: "Dessin…",
    saved: "Image enregistrée dans vos téléchargements.",
    failed: "L’image n’a pas pu être dessinée. Réessayez, ou faites une copie d’écran du plan.",
    file: (name: string) => `${name}-simulation-indicative.png`,
  },
  /** Drawn on the picture itself. */
  picture: {
    title: "Simulation indicative",
    spaces: (spaces: string, total: string) => `Logo posé sur : ${spaces}, soit ${total}.`,
    caution: (name: string) =>
      `${name}. Ni réservation ni épreuve d’imprimerie : couleurs et proportions données pour se faire une idée.`,
  },
} as const;

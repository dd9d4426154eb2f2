import { counted, noun, number, quantity } from "../format/numbers.ts";

/** What the sail plan says while one chooses on it. */
export const spaceChoice = {
  failed: "Le plan n’a pas pu s’animer : la connexion a manqué. Le tableau et le courriel restent là.",
  retry: "Réessayer",
  list: { label: "Aller à un espace", empty: "Choisissez un numéro", add: "Ajouter cet espace" },
  /** Above the number of the space that was chosen last. */
  label: "Espace",
  details: {
    sail: "Voile",
    use: "Rôle",
    area: "Surface",
    place: "Place",
    placeValue: (row: number, column: number) =>
      `Laize ${row} depuis le bas, rang ${column} depuis le guindant`,
    total: "En tout",
    totalValue: (count: number, area: number) => `${counted(count, "espace")}, ${quantity(area, "m²")}`,
  },
  several: "Vos espaces : appuyer sur un numéro le retire",
  book: (count: number) => noun(count, "Demander cet espace", "Demander ces espaces"),
  clear: "Tout annuler",
  copy: {
    label: "Copier le lien",
    copied: "Lien copié",
    refused: "Le navigateur refuse : copiez le lien sélectionné.",
    textLabel: "Lien vers vos espaces",
  },
  note: "Choisir ne réserve rien : le bouton prépare un courriel, que vous relisez avant de l’envoyer.",
  chosen: (count: number, area: number) =>
    `${counted(count, "espace choisi", "espaces choisis")}, ${quantity(area, "m²")} en tout.`,
  /** Why what was just asked for changes nothing. */
  refused: {
    none: "Choisissez d’abord un espace dans la liste.",
    already: (space: number) => `L’espace ${space} est déjà choisi.`,
    taken: (space: number, holder: string) => `L’espace ${space} est occupé par ${holder}.`,
  },
  cleared: "Plus aucun espace choisi.",
  unknown: "Le lien nommait un espace déjà pris ou qui n’existe pas : il est laissé de côté.",
  mail: {
    subject: (numbers: readonly number[]) =>
      `${noun(numbers.length, "Espace", "Espaces")} ${numbers.map(number).join(", ")} sur la voile`,
    /** One line for each sail, and its numbers. */
    line: (sail: string, numbers: readonly number[]) => `${sail} : ${numbers.map(number).join(", ")}`,
    body: (lines: string, total: string, link: string) =>
      `Bonjour,\n\nNotre entreprise aimerait prendre :\n${lines}\nsoit ${total}.\n\nSur le plan : ${link}\n\nNom de l’entreprise :\nUn numéro où nous rappeler :\n\nMerci.`,
  },
} as const;

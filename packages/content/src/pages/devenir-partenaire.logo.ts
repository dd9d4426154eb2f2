import { words } from "#data/pages/devenir-partenaire.logo";
import { number, quantity } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** What is said of the logo that a visitor tries on the sail. */
export const logoTrial = withSentences(words, {
  refused: {
    heavy: (weight: string, limit: string) =>
      `Ce fichier pèse ${weight} : il n’a pas été ouvert. Choisissez une image de ${limit} au plus.`,
    tiny: (width: number, height: number) =>
      `Cette image mesure ${number(width)} × ${quantity(height, "px")} : sur la voile, on ne verrait rien. Il en faut au moins 16 de côté.`,
    huge: (width: number, height: number) =>
      `Cette image mesure ${number(width)} × ${quantity(height, "px")} : trop grande pour être ouverte sans risque pour votre appareil. Réduisez-la à 8 000 px de côté.`,
  },
  notes: {
    small: (side: number) =>
      `Il mesure ${quantity(side, "px")} au plus long : imprimé sur plus d’un mètre de toile, il serait flou. Prévoyez 1 500 px, ou un SVG.`,
    heavy: (weight: string) =>
      `Il pèse ${weight} : bien pour l’imprimeur, lourd pour un courriel. Prévoyez une version plus légère.`,
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
  save: {
    file: (name: string) => `${name}-simulation-indicative.png`,
  },
  picture: {
    /** The headline: whose name is on the sail, where it is known. */
    headline: (company: string) => (company ? `${company} sur la voile` : "Notre nom sur la voile"),
    spaces: (spaces: string, total: string) => `Sur la voile : ${spaces}, soit ${total}.`,
    /** What leads back to it, and whom to write to. */
    ways: (link: string, mail: string) => `${link} · ${mail}`,
    caution: (name: string, day: string) =>
      `${name}, simulation indicative du ${day}. Ni réservation ni épreuve d’imprimerie : couleurs et proportions données pour se faire une idée.`,
  },
});

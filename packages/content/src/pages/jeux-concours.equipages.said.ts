// What the board of crews says that counts or names somebody: apart, for the script carries it.
import { dayInWords } from "../format/months.ts";
import { counted, duration, noun } from "../format/numbers.ts";

/** Hebrew, Arabic and those written as they are. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFEFC]/;

/**
 * A name that somebody typed, whichever way it is written: the sentence around it keeps its own. Only where it must be: a Braille
 * display writes the numbers of the two marks.
 */
const isolated = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

export const crewBoardSaid = {
  percent: (percent: number) => `${percent}\u00A0%`,
  duration,
  printedOn: (day: string) => `Imprimé le ${dayInWords(day)}.`,
  /** « Océan vivant, Éclair » */
  quiz: (bank: string, format: string) => `${bank}, ${format}`,
  questions: (count: number) => counted(count, "question"),
  otherVersion: (questions: number) => `Une autre version du quiz, ${counted(questions, "question")}`,
  /** « Relever le défi de Les Fous de Bassan » would ask for a grammar of names: a colon says as much. */
  accept: (label: string, name: string) => `${label}\u00A0: ${isolated(name)}`,
  /** One crew of a list: « Les Fous : 80 %, Océan vivant, Éclair » */
  choice: (name: string, percent: number, quiz: string) =>
    `${isolated(name)}\u00A0: ${percent}\u00A0%, ${quiz}`,
  named: (name: string) => `L’équipage s’appelle ${isolated(name)}.`,
  sameName: (name: string) =>
    `Deux équipages s’appelaient ${isolated(name)}\u00A0: il reste leur meilleur résultat.`,
  removed: (name: string) => `${isolated(name)} n’est plus au tableau.`,
  added: (count: number) =>
    count === 0
      ? "Rien de neuf\u00A0: le tableau avait déjà ces résultats, ou de meilleurs."
      : `${counted(count, "résultat ajouté", "résultats ajoutés")}.`,
  left: (count: number, most: number) =>
    `Un tableau tient ${most} équipages\u00A0: ${counted(count, "résultat")} ${noun(count, "n’y entre", "n’y entrent")} pas.`,
  unread: (count: number) =>
    `${counted(count, "lien")} ${noun(count, "ne se lit", "ne se lisent")} pas\u00A0: abîmé, d’un autre jeu ou d’une autre version.`,
  impossible: (count: number) =>
    `${counted(count, "résultat impossible a été laissé", "résultats impossibles ont été laissés")} de côté.`,
} as const;

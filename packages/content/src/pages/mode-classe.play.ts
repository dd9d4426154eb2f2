import { words } from "#data/pages/mode-classe.play";
import { counted } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

const keys: readonly { key: string; text: string; points?: boolean }[] = words.keys;

/** « 1 », « 1 ou 2 », « 1 à 8 » */
const figuresOf = (teams: number) => (teams > 2 ? `1 à ${teams}` : ["1", "1 ou 2"][teams - 1]!);

/** The quiz before a class, while it is chosen and played. */
export const classPlay = withSentences(words, {
  /** « Océan vivant, 10 questions » */
  theme: (category: string, questions: number) => `${category}, ${counted(questions, "question")}`,
  teamCount: (count: number) => (count === 0 ? words.noTeams : counted(count, "équipe")),
  /** Those that answer where so many teams play: no figure stands for a team that does not. */
  keysFor: (teams: number) =>
    keys
      .filter(({ points }) => teams > 0 || !points)
      .map(({ key, text }) => ({ key: key.replace(/^1 à \d$/, figuresOf(teams)), text })),
  question: (place: number, total: number) => `Question ${place} sur ${total}`,
  /** « Océan vivant, Bateaux. Fiche MER » */
  about: (title: string, code: string) => `${title}. Fiche ${code}`,
  source: (name: string) => `Source : ${name}`,
  team: (team: number) => `Équipe ${team}`,
  add: (team: number) => `Un point à l’équipe ${team}`,
  remove: (team: number) => `Un point de moins à l’équipe ${team}`,
  /** Said once, after a point. */
  scored: (team: number, points: number) => `Équipe ${team} : ${counted(points, "point")}.`,
  over: {
    points: (points: number) => counted(points, "point"),
  },
});

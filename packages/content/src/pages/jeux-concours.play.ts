import { words } from "#data/pages/jeux-concours.play";
import { counted } from "../format/numbers.ts";

const SECONDS_IN_A_MINUTE = 60;

/** The questions, one after the other. */
export const quizPlay = {
  ...words,
  title: (bank: string) => `Quiz : ${bank}`,
  question: (index: number, total: number) => `Question ${index} sur ${total}`,
  /** For the ear: « 4 minutes et 12 secondes ». */
  spokenTime: (seconds: number) => {
    const [whole, rest] = [Math.floor(seconds / SECONDS_IN_A_MINUTE), seconds % SECONDS_IN_A_MINUTE];
    if (whole === 0) return counted(rest, "seconde");
    return rest === 0
      ? counted(whole, "minute")
      : `${counted(whole, "minute")} et ${counted(rest, "seconde")}`;
  },
  coarseTime: (seconds: number) => `${Math.ceil(seconds / SECONDS_IN_A_MINUTE)} min`,
  points: (points: number) => counted(points, "point"),
  answered: (count: number, total: number) =>
    `${counted(count, "réponse donnée", "réponses données")} sur ${total}`,
  /** Spoken by assistive technology at one minute, thirty seconds and ten seconds. */
  timeLeft: (seconds: number) =>
    seconds < SECONDS_IN_A_MINUTE
      ? `Il reste ${counted(seconds, "seconde")}.`
      : `Il reste ${counted(Math.floor(seconds / SECONDS_IN_A_MINUTE), "minute")}.`,
} as const;

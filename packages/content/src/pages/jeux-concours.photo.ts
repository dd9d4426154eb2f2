import { words } from "#data/pages/jeux-concours.photo";
import { photoContest } from "../contest/contest.ts";
import { monthInWords } from "../format/months.ts";
import { withSentences } from "../sentences.ts";

const { end, start } = photoContest;

/** The banner of the photo contest; its rules, its prizes and its months are entities of `contest/` and `prizes/`. */
export const photo = withSentences(words, {
  upcoming: { badge: `Concours photo, dès ${monthInWords(start)}` },
  current: { badge: `Concours photo, jusqu’en ${monthInWords(end)}` },
  past: { badge: "Concours clos" },
  announced: { badge: "Concours clos" },
});

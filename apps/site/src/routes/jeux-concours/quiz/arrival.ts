// What the visitor came to the page for: read before it is painted (boot/quizArrival.ts), then by the quiz itself.
import { readSavedQuiz } from "./savedQuiz.ts";

/**
 * Whether the address is a challenge's link, whose `=` some mail programs escape. What reads its code (shell/address/codeInHash.ts) would be a file
 * more for every visit of the contests.
 */
export const isInvited = () => /^#defi(?:=|%3D)/i.test(location.hash);

/** Whether a quiz is what one finds here: that of a challenge, or one that was left. */
export const comesForQuiz = () => isInvited() || readSavedQuiz() !== undefined;

/** The contest, unless its scripts could not be had: then it is what there is to read. */
const contest = "body:not(:has(#panne:not([hidden]))) :is(main > *, footer)";

/** Hides the contest from who comes for a quiz, until that stands: its pictures are not fetched either. */
export function hideContest() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${contest} { display: none }`);
  document.adoptedStyleSheets = [sheet];
}

export const showContest = () => {
  document.adoptedStyleSheets = [];
};

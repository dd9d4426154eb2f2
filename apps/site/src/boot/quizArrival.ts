// Written in the head of /jeux-concours, and run after recorder.ts, before anything is painted. The page of the contests is also
// where a quiz is found again and where a challenge leads: who comes for that does not see the contests first.
import { comesForQuiz, hideContest } from "../routes/jeux-concours/quiz/arrival.ts";
import { hasRecords } from "../routes/jeux-concours/quiz/recordsKey.ts";
import { openingDrawing } from "../routes/jeux-concours/openingDrawing.ts";

/** The first poster is lazy, so that it is not fetched where it is hidden; where it is shown, it is asked for here, as early as any other. */
function askForPoster() {
  const link = document.createElement("link");
  const href = `${import.meta.env.PICTURES}/${openingDrawing}.svg`;
  document.head.append(Object.assign(link, { rel: "preload", as: "image", href, fetchPriority: "high" }));
}

if (comesForQuiz() && !window.asleep.refused) {
  hideContest();
  window.asleep.wake();
} else {
  askForPoster();
  // Records are on the device alone: the page shows them once awake.
  if (hasRecords()) window.asleep.wake();
}

import { QUIZ_KEY } from "../src/routes/jeux-concours/quiz/savedQuiz.ts";

/** The contest, unless its scripts could not be had: then it is what there is to read. */
const contest = "body:not(:has(#panne:not([hidden]))) :is(main>*,footer)";

/**
 * The page of the contest is also where a quiz is found again and where a challenge leads. Who comes for that does not see the
 * contest first, and does not fetch its pictures: it is hidden until the quiz stands (`useQuiz`).
 */
export const quizArrival = `{const kept=()=>{try{return sessionStorage.getItem("${QUIZ_KEY}")??localStorage.getItem("${QUIZ_KEY}")}catch{}};if(location.hash.startsWith("#defi=")||kept()){const sheet=new CSSStyleSheet;sheet.replaceSync("${contest}{display:none}");document.adoptedStyleSheets=[sheet]}}`;

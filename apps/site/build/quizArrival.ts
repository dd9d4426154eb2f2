import { QUIZ_KEY } from "../src/routes/jeux-concours/quiz/savedQuiz.ts";

/** The contest, unless its scripts could not be had: then it is what there is to read. */
const contest = "body:not(:has(#panne:not([hidden]))) :is(main>*,footer)";

const posterOf = (html: string) => /<img src="([^"]+)"[^>]*fetchpriority="high"/i.exec(html)?.[1] ?? "";

/**
 * The page of the contest, `html`, is also where a quiz is found again and where a challenge leads. Who comes for that does not
 * see the contest first, and does not fetch its pictures: it is hidden until the quiz stands (`useQuiz`). For others its poster,
 * lazy for that reason, is asked for at once.
 */
export function quizArrival(html: string): string {
  const kept = `try{return sessionStorage.getItem("${QUIZ_KEY}")??localStorage.getItem("${QUIZ_KEY}")}catch{}`;
  const hide = `const sheet=new CSSStyleSheet;sheet.replaceSync("${contest}{display:none}");document.adoptedStyleSheets=[sheet]`;
  const link = `{rel:"preload",as:"image",href:"${posterOf(html)}",fetchPriority:"high"}`;
  const show = `document.head.append(Object.assign(document.createElement("link"),${link}))`;
  return `{const kept=()=>{${kept}};if(location.hash.startsWith("#defi=")||kept()){${hide}}else ${show}}`;
}

// Answers « prefers-reduced-motion » as the toolbar says: the same rules of the same style sheets, and the same
// questions from scripts, get another answer. Nothing else is touched.
export type Motion = "" | "reduce" | "no-preference";

const asked = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g;
const always = "(min-width: 0px)";
const never = "(max-width: 0px)";

const written = new WeakMap<MediaList, string>();
const nativeMatchMedia = window.matchMedia.bind(window);
let current: Motion = "";

const answer = (query: string) =>
  current === "" ? query : query.replace(asked, (_, wish) => (wish === current ? always : never));

function answerRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule.media) ?? rule.media.mediaText;
      if (query.includes("prefers-reduced-motion")) {
        written.set(rule.media, query);
        const answered = answer(query);
        if (rule.media.mediaText !== answered) rule.media.mediaText = answered;
      }
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules);
  }
}

const answerSheets = () => {
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules);
};

let watching = false;

/** Makes the document believe that the visitor asks for `motion`; empty gives the system its say back. */
export function setMotion(motion: Motion) {
  current = motion;
  answerSheets();
  if (watching || motion === "") return;
  watching = true;
  window.matchMedia = (query) => nativeMatchMedia(answer(query));
  new MutationObserver(answerSheets).observe(document.head, { childList: true, subtree: true });
}

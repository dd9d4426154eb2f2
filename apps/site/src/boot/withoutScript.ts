// The page as it is where no script runs, for a browser that has script and that none of ours will serve.

/** Queries that are always and never true, in the place of what the browser says of its own scripting. */
const answers = [
  ["(scripting: none)", "(min-width: 0px)"],
  ["(scripting: enabled)", "(max-width: 0px)"],
] as const;

function answerFor(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      for (const [asked, answer] of answers) media.mediaText = media.mediaText.replaceAll(asked, answer);
    }
    if (rule instanceof CSSGroupingRule) answerFor(rule.cssRules);
  }
}

function answer() {
  for (const sheet of document.styleSheets) {
    try {
      answerFor(sheet.cssRules);
    } catch {
      // One that an extension or a host has put in the page, from elsewhere, lets nobody read it.
    }
  }
}

/** Styles the page as without script: now, and each sheet that comes. */
export function showWithoutScript(): void {
  answer();
  document.addEventListener("load", answer, { capture: true });
}

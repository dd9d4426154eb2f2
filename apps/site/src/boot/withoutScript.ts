// Shows the page as it is without script, in a browser that runs scripts but is too old for ours, or could not load them.

/** Replace the `scripting` media queries: one is always true, the other never. */
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
      // The rules of a sheet from another origin, added by an extension or a host, cannot be read.
    }
  }
}

/** Styles the page as without script: now, and each sheet that comes. */
export function showWithoutScript(): void {
  answer();
  document.addEventListener("load", answer, { capture: true });
}

// Lets a story draw hover, focus and pressing side by side: each rule that waits for the reader's hand also hears a class. The
// rules of the kit itself are shown, in their own layer and media, and nothing else on the page bears these classes.
const controls = ":is(a, button, input, select, textarea, summary)";

const heard = [
  [/:hover/g, ":is(:hover, .as-hover *)"],
  [/:focus-visible/g, `:is(:focus-visible, .as-focus ${controls})`],
  [/:active/g, ":is(:active, .as-active *)"],
] as const;

const forced = new WeakSet<CSSRule>();

function force(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !forced.has(rule)) {
      forced.add(rule);
      const selector = heard.reduce((text, [wait, also]) => text.replace(wait, also), rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule instanceof CSSGroupingRule) force(rule.cssRules);
  }
}

/** Makes what stands below `.as-hover`, `.as-focus` and `.as-active` look as if the reader did so. */
export function forceStates() {
  for (const sheet of document.styleSheets) force(sheet.cssRules);
}

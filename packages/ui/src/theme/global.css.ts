import { globalStyle, type GlobalStyleRule, keyframes } from "@vanilla-extract/css";
import { focusRing } from "../internal/focusRing.ts";
import { media } from "./media.ts";
import { paperMeasures } from "./paper.ts";
import { ground } from "./schemes.ts";
import { theme } from "./theme.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  WebkitTextSizeAdjust: "100%",
  scrollPaddingTop: `calc(${theme.size.header} + ${theme.space.regular})`,
  "@media": { [media.motion]: { scrollBehavior: "smooth" } },
});

/** Without the site's header there is no room to leave under it. */
globalStyle("[data-bare]", { vars: { [theme.size.header]: "0px" } });

globalStyle("body", {
  margin: 0,
  background: ground,
  fontFamily: theme.font.text,
  fontSize: theme.fontSize.body,
  lineHeight: 1.55,
  fontKerning: "normal",
  overflowWrap: "break-word",
  // Where a title may be cut, its short words are not.
  hyphenateLimitChars: "12 4 4",
  "@media": { [media.largeText]: { hyphens: "auto", hyphenateLimitChars: "10 4 4" } },
});

globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset", { margin: 0, padding: 0 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("img, svg", { display: "block", maxWidth: "100%" });
globalStyle("a", { color: "inherit" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("summary", { cursor: "pointer" });

/** A living part of a page: layout looks through its element. */
globalStyle("[data-living]", { display: "contents" });

/** From page to page, where motion is welcome: the browser melts one into the other. */
globalStyle("@view-transition", { "@media": { [media.motion]: { navigation: "auto" } } } as GlobalStyleRule);

const pulled = keyframes({ to: { transform: "translateX(-12%)", opacity: 0 } });
const laid = keyframes({ from: { transform: "translateX(100%)" } });

// From a page that lives, the plate at the head of the next one slides over that of the one before, as one print over another. The sheet
// of a page that is loaded may come once the melting has begun: there the plate melts as the rest does. Its `view-transition-name` is in
// Hero.css.ts.
const alive = ":root:has([data-alive])";
globalStyle(`${alive}::view-transition-old(plate)`, {
  animation: `${pulled} ${theme.motion.fade} ${theme.ease} both`,
});
globalStyle(`${alive}::view-transition-new(plate)`, {
  animation: `${laid} ${theme.motion.fade} ${theme.ease} both`,
});
globalStyle(`${alive}::view-transition-group(plate)`, { overflow: "clip" });

globalStyle(":focus-visible", focusRing);

/** What is pressed gives way under the finger, and what was asked and is on its way says so. */
const pressed = [
  "button:not([role=tab], :disabled, [aria-disabled], [aria-busy])",
  "summary",
  "label:has(> input:not(:disabled))",
];
globalStyle(pressed.map((control) => `${control}:active`).join(), { translate: "0 2px" });
globalStyle("[aria-busy=true], [aria-busy=true] :is(a, button, label, summary)", { cursor: "progress" });

/** What script moves focus to (the heading after a change of page) shows no ring: it is not a control, as what arrows lead to is. */
globalStyle("[tabindex='-1']:not(a, button, [role]):focus", { outline: "none", boxShadow: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: { animation: "none !important", transition: "none !important" },
  },
});

const { font } = theme;
const { border, disabled, field, line, selected, text, wake } = theme.color;

// Who asks for more contrast: no text is discreet, every rule is a line, what leads somewhere is underlined in the ink of the words.
globalStyle("*", {
  "@media": {
    [media.moreContrast]: {
      vars: {
        [text.muted]: `${text.default} !important`,
        [line]: `${border.control} !important`,
        [field.placeholder]: `${field.text} !important`,
      },
    },
  },
});
globalStyle(":root", {
  "@media": {
    [media.moreContrast]: { vars: { [theme.border.control]: "3px", [theme.border.strong]: "4px" } },
  },
});
globalStyle("a", {
  "@media": { [media.moreContrast]: { textDecorationColor: "currentColor !important" } },
});

// Where the reader chose the colours, grounds are lost: what says something by a flat of ink says it by one of those colours.
globalStyle("*", {
  "@media": {
    [media.forcedColors]: {
      vars: {
        [wake.mark]: "CanvasText !important",
        [wake.track]: "GrayText !important",
        [text.data]: "CanvasText !important",
        [selected.background]: "Highlight !important",
        [selected.text]: "HighlightText !important",
        [disabled.text]: "GrayText !important",
      },
    },
  },
});

// On paper: black on white, nothing cut between two sheets, nothing that can only be pressed.
// A sheet says its own size and margins, and its measures follow no window: what a print dialog is set to changes nothing.
globalStyle("@page", {
  size: "210mm 297mm",
  margin: "12mm",
  "@bottom-right": {
    content: 'counter(page) " / " counter(pages)',
    fontFamily: font.text,
    fontSize: "9pt",
  },
} as GlobalStyleRule);
globalStyle(":root", { "@media": { print: { vars: paperMeasures } } });
globalStyle("*", { "@media": { print: { background: "transparent !important", color: "#000 !important" } } });
// What stands before words marks them: a wake, a number on its disc. A browser leaves out grounds.
globalStyle("::before", { "@media": { print: { printColorAdjust: "exact" } } });
globalStyle("button", { "@media": { print: { display: "none !important" } } });
globalStyle("h1, h2, h3, h4, legend, caption", {
  // Letters reach above their line: at the very top of a sheet they would mark the one before.
  "@media": { print: { breakAfter: "avoid", breakInside: "avoid", paddingBlockStart: "0.5mm" } },
});
// Firefox knows no `break-after: avoid`: a title takes some room below it, where what follows stands, and goes with it.
globalStyle(["h1", "h2", "h3", "h4"].map((title) => `${title}::after`).join(), {
  "@supports": {
    "(-moz-appearance: none)": {
      "@media": {
        print: {
          content: "",
          display: "block",
          height: "4em",
          marginBlockEnd: "-4em",
          breakInside: "avoid",
        },
      },
    },
  },
});
globalStyle("p, li", { "@media": { print: { orphans: 3, widows: 3 } } });
globalStyle("figure, img, tr", { "@media": { print: { breakInside: "avoid" } } });
// The head of a table is not left alone at the foot of a sheet, nor its last row at the top of one.
globalStyle("tbody tr:nth-child(-n + 2), tbody tr:last-child", {
  "@media": { print: { breakBefore: "avoid" } },
});

import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { address } from "../../internal/address.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";
import { direction } from "../Stack/Stack.css.ts";

const { border, color, ease, font, fontSize, motion, radius, size: sizes } = theme;

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "12px",
  border: `${border.control} solid`,
  borderRadius: radius.cut,
  // Its own stand-in (fonts.css.ts): a row that held would wrap when the font comes.
  fontFamily: 'Anybody, "Bouton repli", sans-serif',
  fontWeight: 900,
  fontStretch: "88%",
  lineHeight: 1.1,
  maxWidth: "100%",
  overflowWrap: "anywhere",
  textAlign: "center",
  textWrap: "balance",
  textDecoration: "none",
  cursor: "pointer",
  background: "linear-gradient(currentColor, currentColor) 0 100% / 0 4px no-repeat",
  transition: `translate ${motion.press} ${ease}, background-color ${motion.hover} ${ease}, background-size ${motion.hover} ${ease}`,
  selectors: {
    "a&:active": { translate: "0 2px" },
    "&:disabled": {
      backgroundColor: color.disabled.background,
      borderColor: color.disabled.background,
      color: color.disabled.text,
      cursor: "not-allowed",
    },
    "&[aria-busy]": { cursor: "progress" },
    "&[aria-current]": {
      textDecoration: "underline 3px",
      textUnderlineOffset: "6px",
    },
  },
  "@media": {
    // On a phone most labels hold on one line.
    [media.belowTablet]: { fontFamily: font.display, fontStretch: "76%" },
    // A wake is drawn under the words, from where one comes.
    [media.hover]: {
      selectors: { "&:hover:not(:disabled, [aria-busy])": { backgroundSize: "100% 4px" } },
    },
    // Paper is not pressed. What leads to an address is a line of text that says it.
    print: {
      display: "inline",
      textAlign: "start",
      minHeight: "0 !important",
      padding: "0 !important",
      border: 0,
      selectors: {
        "&:not([href^='http'], [href^='mailto:'], [href^='tel:'])": { display: "none" },
        "&[href^='http']::after": address,
        "&[data-mail]::after": { ...address, content: '" (" attr(data-mail) ")"' },
      },
    },
  },
});

const fill = ({ background, text }: { background: string; text: string }) => ({
  backgroundColor: background,
  borderColor: background,
  color: text,
  "@media": { [media.moreContrast]: { borderColor: color.text.default } },
});

export const variant = styleVariants({
  primary: [base, fill(color.action)],
  accent: [base, fill(color.strong)],
  /** The text and the page, changed over: paper on night, night on paper. */
  inverse: [base, fill({ background: color.text.default, text: color.surface.page })],
  secondary: [
    base,
    {
      backgroundColor: "transparent",
      borderColor: color.border.control,
      color: color.text.default,
      selectors: {
        "&:disabled": { backgroundColor: "transparent", color: color.text.muted },
        "&:hover:not(:disabled)": { backgroundColor: color.surface.raised },
      },
    },
  ],
});

const onPhone = { "@media": { [media.belowTablet]: { paddingInline: "14px" } } };

// A little more above than below: the capitals of Anybody sit high on their line.
export const size = styleVariants({
  regular: { minHeight: sizes.control, padding: "14px 26px 10px", fontSize: "1.125rem", ...onPhone },
  small: { minHeight: sizes.target, padding: "10px 18px 6px", fontSize: "1rem", ...onPhone },
});

// On a phone those of a row share the whole of their lines: the end of none is ragged.
globalStyle(`${direction.row} > ${base}`, {
  "@media": { [media.belowTablet]: { flex: "1 1 auto" } },
});

/** Undoes that for what is no letter, so that it stands on the axis of the label. */
const onAxis = { marginBlockStart: "-4px" };

globalStyle(`${base} > :is(svg, span:has(> svg))`, onAxis);

const ink = {
  ...onAxis,
  flex: "none",
  background: "currentColor",
} as const;

const forcedInk = { background: "CanvasText" } as const;

/** Ends with a wake, which lengthens as the pointer comes: the boat gets under way. */
export const wake = style({
  // Before, and placed last: what follows a link may be its address, or the target of a whole card.
  "::before": {
    ...ink,
    content: "",
    order: 1,
    width: "26px",
    height: "12px",
    mask: `${wakes.short} center / 100% 100% no-repeat`,
    transition: `${motion.hover} ${ease}`,
    transitionProperty: "width, margin",
  },
  // Into the padding: what stands beside the button stays where it is.
  selectors: { "&:not(:disabled):hover::before": { width: "40px", marginInlineEnd: "-14px" } },
  "@media": { [media.forcedColors]: { "::before": forcedInk } },
});

const underWay = keyframes({ to: { maskPosition: "-52px center" } });

/** While what was started is on its way, the wakes move. */
export const busyWake = style({
  ...ink,
  width: "44px",
  height: "14px",
  mask: `${wakes.long} 0 center / 52px 14px repeat-x`,
  "@media": {
    [media.forcedColors]: forcedInk,
    [media.motion]: { animation: `${underWay} ${motion.load} linear infinite` },
  },
});

/** Where its label leaves no room beside it, the format and weight stand below. */
export const download = style({ flexWrap: "wrap", rowGap: "6px" });

/** The format and weight of what is downloaded. */
export const note = style({
  font: `600 ${fontSize.small} / 1 ${font.text}`,
  ...onAxis,
});

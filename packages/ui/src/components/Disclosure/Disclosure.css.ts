import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const shown = { contentVisibility: "visible", height: "auto" } as const;

const details = style({});

/** On paper nothing is folded. */
export const unfolded = style([
  details,
  { "@media": { print: { selectors: { "&::details-content": shown } } } },
]);

export const told = style([
  unfolded,
  { "@media": { [media.noScript]: { selectors: { "&::details-content": shown } } } },
]);

export const notOnPaper = style({ "@media": { print: { display: "none" } } });

const inOpen = `${details}[open] > summary > &`;

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "12px",
  maxWidth: "100%",
  overflowWrap: "anywhere",
  paddingBlock: "10px",
  minHeight: "48px",
  fontFamily: theme.font.display,
  fontWeight: 800,
  fontStretch: "90%",
  fontSize: "1.1875rem",
  lineHeight: 1.1,
  listStyle: "none",
  borderBlockEnd: `${theme.border.poster} solid ${theme.color.wake.mark}`,
  transition: `border-color ${theme.motion.hover} ${theme.ease}`,
  // Nothing to press: the heading of what is below.
  "@media": {
    print: { minHeight: 0, paddingBlock: 0, fontSize: theme.fontSize.label, borderBlockEnd: "none" },
  },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { borderColor: "currentColor" },
  },
});

export const whenClosed = style({ selectors: { [inOpen]: { display: "none" } } });

export const whenOpen = style({ display: "none", selectors: { [inOpen]: { display: "inline" } } });

globalStyle(`${summary} > svg`, {
  "@media": {
    [media.motion]: { transition: `transform ${theme.motion.hover} ${theme.ease}` },
    print: { display: "none" },
  },
});

globalStyle(`${details}[open] > ${summary} > svg`, { transform: "rotate(180deg)" });

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.near,
  paddingBlockStart: theme.space.regular,
  "@media": { print: { paddingBlockStart: theme.space.close } },
});

// Words that change as it folds are those of a button: on paper nothing answers them.
globalStyle(`${summary}:has(> ${whenClosed})`, { "@media": { print: { display: "none" } } });

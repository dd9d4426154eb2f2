import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { printedPage } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { color, font, radius } = theme;

export const variant = styleVariants({
  plain: {
    display: "flex",
    flexDirection: "column",
    gap: theme.space.near,
    maxWidth: theme.measure.text,
  },
  ruled: {
    "@media": {
      [media.tablet]: {
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        columnGap: theme.space.wide,
      },
      ...printedPage({
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(48mm, 1fr))",
        columnGap: theme.space.near,
      }),
    },
  },
});

/** From a rule to the words of an item. */
const RULED = theme.space.near;

const wake = style({
  position: "relative",
  // Never under the mark, however close a sheet of paper is set.
  paddingInlineStart: `max(${theme.space.wide}, 34px)`,
  lineHeight: 1.45,
  textWrap: "pretty",
  // A phone whose text is twice as large has no room for the longest words.
  overflowWrap: "anywhere",
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: ".45em",
    width: "26px",
    height: "12px",
    background: theme.color.wake.mark,
    mask: `${wakes.short} center / contain no-repeat`,
  },
});

export const item = styleVariants({
  plain: [wake],
  ruled: [
    wake,
    {
      paddingBlock: RULED,
      borderBlockEnd: `1px solid ${theme.color.line}`,
      fontWeight: 500,
      "::before": { insetBlockStart: `calc(.45em + ${RULED})` },
    },
  ],
});

export const steps = style({
  display: "grid",
  gap: "18px",
  counterReset: "step",
  maxWidth: theme.measure.text,
});

export const step = style({
  display: "grid",
  gridTemplateColumns: "58px minmax(0, 1fr)",
  gap: "16px",
  alignItems: "center",
  fontWeight: 500,
  lineHeight: 1.4,
  counterIncrement: "step",
  // The list is ordered: a reader counts by itself.
  "::before": {
    content: 'counter(step) / ""',
    display: "grid",
    placeItems: "center",
    width: "58px",
    height: "58px",
    borderRadius: radius.round,
    background: color.selected.text,
    color: color.selected.background,
    fontFamily: font.display,
    fontWeight: 900,
    fontSize: "1.5rem",
    // Without colours a disc keeps its limits.
    border: "1px solid transparent",
  },
});

export const numerals = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${theme.space.wide} clamp(24px, 3.4vw, 60px)`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(190px, 1fr))" },
    // A fourth that has no room beside three: two and two.
    [`${media.tablet} and (max-width: 960px)`]: {
      selectors: {
        "&:has(> :last-child:nth-child(4))": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      },
    },
    print: { gridTemplateColumns: "repeat(auto-fit, minmax(34mm, 1fr))", columnGap: theme.space.regular },
  },
});

export const ruledNumerals = style({ width: "100%" });

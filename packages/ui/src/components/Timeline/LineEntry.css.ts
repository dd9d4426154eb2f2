import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, font, fontSize, radius, space } = theme;

/** From the top of an entry to its words, where the line runs across. */
const head = "58px";

const item = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.close,
  overflowWrap: "anywhere",
  breakInside: "avoid",
  "@media": { [media.desktopSheet]: { paddingBlockStart: head } },
});

/** A disc, a blank, a ring: the line stops short of the ring. */
const disc = (size: number, background: string) =>
  ({
    content: "",
    position: "absolute",
    insetInlineStart: `${-65 - (size - 34) / 2}px`,
    insetBlockStart: `${-(size - 34) / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    border: `${border.poster} solid ${color.surface.page}`,
    borderRadius: radius.round,
    outline: `${border.strong} solid ${color.border.control}`,
    background,
  }) as const;

const atStart = { "::before": { insetInlineStart: 0 } };
const onPaper = (background: string) => ({
  "::before": { background: `${background} !important` },
});

export const state = styleVariants({
  past: [
    item,
    {
      color: color.text.muted,
      "::before": disc(34, color.border.control),
      "@media": {
        [media.desktopSheet]: atStart,
        [media.forcedColors]: { "::before": { background: "CanvasText" } },
        print: onPaper("#000"),
      },
    },
  ],
  now: [
    item,
    {
      "::before": disc(46, color.strong.background),
      "@media": { [media.desktopSheet]: atStart, print: onPaper("#fff") },
    },
  ],
  future: [
    item,
    {
      "::before": disc(34, color.surface.page),
      "@media": { [media.desktopSheet]: atStart, print: onPaper("#fff") },
    },
  ],
});

export const when = style({ fontSize: "1rem", fontWeight: 700, color: color.text.default });

export const title = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "72%",
  fontSize: "clamp(1.5rem, 1.1rem + 1.05vw, 1.875rem)",
  lineHeight: 1.04,
  hyphens: "auto",
  "@media": {
    // Five columns: a word as long as « transatlantique » keeps to its line.
    [media.desktopSheet]: { fontSize: "min(1.875rem, 2.2vw)" },
    print: { fontSize: fontSize.lead },
  },
});

export const description = style({
  maxWidth: theme.measure.narrow,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  color: color.text.default,
});

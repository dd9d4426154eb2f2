import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { cover } from "../../internal/cover.css.ts";
import { edge } from "../../internal/edge.ts";
import { media } from "../../theme/media.ts";
import { surface, theme } from "../../theme/theme.css.ts";

const { border, color, space } = theme;

const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  breakInside: "avoid",
});

/** A flat of ink keeps its limits where inks are lost, on a screen as on paper. */
const flat = style([card, edge, { "@media": { print: { minHeight: 0, outlineColor: "currentColor" } } }]);

const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.near,
  flex: 1,
  minWidth: 0,
});

const room = "clamp(20px, 2vw, 32px)";
const largeRoom = "clamp(24px, 2.6vw, 40px)";

const shown = (nth: string) => `&:nth-child(${nth} of :not([hidden]))`;
const besideOpen = (nth: string) => `:has(> * > details[open]) > ${shown(nth)}`;

/** The last of a grid of three columns: as wide as the cards before it leave it. One that is open has taken two places. */
const wide = style({
  "@media": {
    [media.tablet]: { gridColumn: "span 2" },
    [media.desktop]: {
      selectors: {
        [shown("3n")]: { gridColumn: "auto" },
        [shown("3n + 1")]: { gridColumn: "1 / -1" },
        [besideOpen("3n")]: { gridColumn: "1 / -1" },
        [besideOpen("3n + 1")]: { gridColumn: "span 2" },
        [besideOpen("3n + 2")]: { gridColumn: "auto" },
      },
    },
  },
});

/** Where the drawing and the words stand. */
export const kind = styleVariants({
  plain: [flat],
  bare: [card],
  tile: [flat, { justifyContent: "space-between", minHeight: "clamp(260px, 23vw, 340px)" }],
  tall: [flat, { minHeight: "clamp(400px, 36vw, 560px)" }],
  beside: [
    card,
    {
      display: "grid",
      gridTemplateColumns: "minmax(96px, 3fr) minmax(0, 7fr)",
      gap: space.gutter,
      alignItems: "center",
    },
  ],
  lead: [
    card,
    {
      "@media": {
        [media.desktop]: { display: "grid", gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
      },
    },
  ],
  split: [
    card,
    {
      flexFlow: "row wrap",
      alignItems: "center",
      gap: "clamp(20px, 3vw, 48px)",
      padding: "clamp(24px, 3vw, 48px)",
    },
  ],
  wide: [card, wide],
});

export const wordsOf = styleVariants({
  plain: [words, { padding: room }],
  bare: [words, { gap: space.close, paddingBlockStart: space.near }],
  tile: [words, { flex: "none", gap: space.close, padding: largeRoom }],
  tall: [words, { flex: "none", maxWidth: "30em", padding: largeRoom }],
  beside: [words, { gap: space.hair, paddingBlock: space.near, paddingInlineEnd: room }],
  lead: [words, { justifyContent: "center", gap: "18px", padding: "clamp(26px, 3vw, 48px)" }],
  split: [words, { flex: "1 1 230px", gap: space.hair }],
  wide: [
    words,
    {
      flex: "none",
      flexFlow: "row wrap",
      alignItems: "end",
      justifyContent: "space-between",
      gap: `${space.near} ${space.regular}`,
      paddingBlockStart: "18px",
    },
  ],
});

/** A small drawing of its own height starts where its words do. */
export const fromTop = style({ alignItems: "start" });
globalStyle(`${fromTop} > *`, { paddingBlockStart: 0 });
globalStyle(`${fromTop} > :first-child`, { "@media": { print: { height: "30mm !important" } } });

export const framed = style({
  border: `${border.control} solid ${color.border.control}`,
  transition: `background-color ${theme.motion.hover} ${theme.ease}`,
  "@media": {
    [media.hover]: {
      selectors: { "&:has(h2 a:hover, h3 a:hover, h4 a:hover)": { background: color.surface.raised } },
    },
  },
});

const frame = style({
  position: "relative",
  flex: "none",
  overflow: "hidden",
  width: "100%",
  "@media": {
    print: {
      flex: "none !important",
      aspectRatio: "auto !important",
      height: "42mm !important",
      minHeight: "0 !important",
    },
  },
});

/** The room of the drawing, where its kind does not say. */
export const ratio = styleVariants({
  landscape: [frame, { aspectRatio: "4 / 3" }],
  film: [frame, { aspectRatio: "16 / 10" }],
  wide: [frame, { aspectRatio: "16 / 9" }],
  portrait: [frame, { aspectRatio: "6 / 7" }],
  square: [frame, { aspectRatio: "1" }],
  band: [frame, { height: "196px", borderBlockEnd: `${border.control} solid ${color.border.control}` }],
  screen: [frame, { height: "clamp(230px, 27vw, 420px)" }],
});

/** The room of the drawing in the kinds that lay it out themselves. */
export const placed: Partial<Record<keyof typeof kind, string>> = styleVariants({
  tall: [frame, { flex: 1, minHeight: "220px" }],
  beside: [frame, { alignSelf: "stretch", minHeight: "120px", aspectRatio: "6 / 4.6" }],
  lead: [
    frame,
    { minHeight: "clamp(260px, 34vw, 540px)", "@media": { print: { minHeight: 0, height: "60mm" } } },
  ],
  wide: [frame, { flex: 1, minHeight: "300px", "@media": { [media.tablet]: { minHeight: "420px" } } }],
});

/** In place of a drawing: a pictogram, a logo, a figure. */
export const mediaOf = styleVariants({
  plain: { padding: `${room} ${room} 0` },
  bare: {},
  tile: { padding: `${largeRoom} ${largeRoom} 0` },
  tall: { flex: 1, padding: `${largeRoom} ${largeRoom} 0` },
  beside: { padding: room },
  lead: {},
  split: { flex: "0 1 auto" },
  wide: {},
});

const laid = style({
  position: "absolute",
  insetInlineStart: 0,
  zIndex: theme.layer.overPicture,
  "@media": { print: { display: "none" } },
});

/** It only says something of the picture: a press goes through it, to what the picture leads to. */
const pressedThrough = style([laid, { pointerEvents: "none" }]);

export const onPicture = styleVariants({
  top: [pressedThrough, { top: 0, "@media": { print: { display: "block", position: "static" } } }],
  middle: [pressedThrough, { inset: 0, display: "grid", placeItems: "center" }],
  bottom: [surface.paper, laid, { bottom: 0, paddingInline: "18px" }],
});

/** The whole picture is the target; what says so stands in its corner. */
export const enlarge = style({
  position: "absolute",
  inset: 0,
  zIndex: theme.layer.overPicture,
  textDecoration: "none",
  selectors: {
    "&:focus-visible": { outlineOffset: "-3px", boxShadow: `inset 0 0 0 6px ${color.focus.inner}` },
  },
});

export const lens = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minHeight: theme.size.control,
  fontWeight: 700,
  fontSize: "1rem",
  lineHeight: 1.2,
  selectors: { [`${enlarge}:hover &`]: { textDecoration: "underline" } },
  "@media": { print: { display: "none" } },
});

const row = style({
  // Its links stay above the target of the title, which is the whole card.
  position: "relative",
  zIndex: theme.layer.overPicture,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `${space.close} ${space.near}`,
  width: "100%",
});

// A link whose target is the whole card: its row is not the limit of it.
globalStyle(`${row}:has(> ${cover})`, { position: "static" });

export const header = style([row, { minHeight: theme.size.target }]);

export const footer = style([row, { justifyContent: "start", marginBlockStart: "auto" }]);

export const ruledFooter = style([
  row,
  {
    marginBlock: "auto -10px",
    paddingBlockStart: space.close,
    borderBlockStart: `${border.control} solid ${color.line}`,
    fontSize: theme.fontSize.small,
  },
]);

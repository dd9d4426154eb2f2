import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { PAGE } from "../../theme/paper.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { theme } from "../../theme/theme.css.ts";
import * as card from "./Card.css.ts";
import { largeRoom, room } from "./room.ts";

const { border, color } = theme;

const frame = style({
  position: "relative",
  flex: "none",
  overflow: "hidden",
  width: "100%",
  "@media": {
    print: {
      flex: "none !important",
      aspectRatio: "auto !important",
      height: "auto !important",
      minHeight: "0 !important",
      // A badge stands above the drawing, which is small: over it, it would hide half of it.
      display: "grid",
      gridTemplateRows: "auto 26mm",
      selectors: { [`${PAGE} &&`]: { gridTemplateRows: "auto 22mm", vars: { [theme.size.print]: "22mm" } } },
    },
  },
});

const proportions = style([
  frame,
  card.told,
  {
    "@media": {
      print: { selectors: { [`${card.layout.row} > &`]: { gridTemplateRows: "auto 26mm !important" } } },
    },
  },
]);

/** The room of a drawing that is told it. */
export const ratio = styleVariants({
  landscape: [proportions, { aspectRatio: "4 / 3" }],
  film: [proportions, { aspectRatio: "16 / 10" }],
  wide: [proportions, { aspectRatio: "16 / 9" }],
  portrait: [proportions, { aspectRatio: "6 / 7" }],
  square: [proportions, { aspectRatio: "1" }],
  band: [proportions, { height: "196px", borderBlockEnd: `${border.control} solid ${color.border.control}` }],
  screen: [
    proportions,
    {
      aspectRatio: "16 / 9",
      "@media": { [media.desktop]: { aspectRatio: "auto", height: "clamp(230px, 27vw, 420px)" } },
    },
  ],
});

/** The room that the layout of the card gives it. */
export const placed = style([
  frame,
  {
    aspectRatio: "4 / 3",
    selectors: {
      [`${card.layout.row} > &`]: { alignSelf: "stretch", minHeight: "120px", aspectRatio: "6 / 4.6" },
      [`${card.large.column} > &`]: { flex: 1, minHeight: "300px", aspectRatio: "auto" },
      [`${card.large.tile} > &`]: { flex: "1 0 auto", aspectRatio: "16 / 9" },
      // It melts into the ink of the card.
      [`${card.large.tile} > &::after`]: { display: "none" },
      [`${card.large.row} > &`]: { minHeight: "clamp(260px, 34vw, 540px)", aspectRatio: "auto" },
    },
    "@media": {
      [media.tablet]: { selectors: { [`${card.large.column} > &`]: { minHeight: "420px" } } },
      [media.desktop]: {
        selectors: {
          [`${card.large.tile} > &`]: { minHeight: "clamp(220px, 17vw, 290px)", aspectRatio: "auto" },
        },
      },
    },
  },
]);

export const content = style([
  card.content,
  {
    selectors: {
      [`${card.layout.column} > &`]: { padding: `${room} ${room} 0` },
      [`${card.layout.tile} > &`]: { padding: `${largeRoom} ${largeRoom} 0` },
      [`${card.layout.row} > &`]: { flex: "0 1 auto" },
      [`${card.large.tile} > &`]: { flex: 1, padding: `${largeRoom} ${largeRoom} 0` },
    },
  },
]);

const laid = style({
  position: "absolute",
  insetInlineStart: 0,
  zIndex: theme.layer.overPicture,
  "@media": { print: { display: "none" } },
});

/** It only says something of the picture: a press goes through it, to what the picture leads to. */
const pressedThrough = style([laid, { pointerEvents: "none" }]);

export const badge = style([
  pressedThrough,
  {
    top: 0,
    "@media": { print: { display: "block", position: "static" } },
  },
]);

globalStyle(`${frame} > img`, { "@media": { print: { position: "static", gridRow: 2 } } });

export const mark = style([pressedThrough, { inset: 0, display: "grid", placeItems: "center" }]);

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

export const lens = style([
  surface.paper,
  laid,
  {
    bottom: 0,
    display: "inline-flex",
    alignItems: "center",
    gap: "10px",
    minHeight: theme.size.control,
    paddingInline: "18px",
    fontWeight: 700,
    fontSize: "1rem",
    lineHeight: 1.2,
    selectors: { [`${enlarge}:hover &`]: { textDecoration: "underline" } },
    "@media": { print: { display: "none" } },
  },
]);

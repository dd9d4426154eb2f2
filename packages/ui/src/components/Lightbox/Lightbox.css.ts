import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { corner } from "../../internal/modal.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, radius, space } = theme;

const height = createVar();

/** What the window leaves to the picture: above a foot of one row, and above the beginning of a text where there is one. */
export const room = styleVariants({
  whole: { vars: { [height]: "max(16rem, calc(100dvh - 11rem))" } },
  shared: { vars: { [height]: "max(12rem, calc(100dvh - 20rem))" } },
});

/** As wide as its picture. */
export const box = style({
  position: "relative",
  width: "fit-content",
  minWidth: "min(100%, 60rem)",
  maxWidth: "min(100%, 1320px)",
  border: `${border.poster} solid ${color.border.control}`,
});

export const frame = style({ display: "grid", justifyItems: "center" });

export const frameZoomed = style({
  maxHeight: height,
  overflow: "auto",
  overscrollBehavior: "contain",
  selectors: {
    // Inside: the frame stands against the border of the box.
    "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
  },
});

export const picture = style({ width: "auto", height: "auto", maxWidth: "100%", maxHeight: height });

/** In the place of a picture that does not come. */
export const failed = style({
  display: "flex",
  alignItems: "center",
  gap: space.close,
  minHeight: "10rem",
  padding: `${space.wide} ${space.regular}`,
  fontWeight: 600,
});

/** Stays in sight while a long text goes by: a line without height, from which the button hangs. */
export const followingCorner = style([
  corner,
  {
    position: "sticky",
    insetBlockStart: 0,
    display: "grid",
    justifyContent: "end",
    height: 0,
    marginInlineEnd: `calc(-1 * ${border.poster})`,
  },
]);

/** As wide as the box, and read in one column. */
export const text = style({
  width: 0,
  minWidth: "100%",
  display: "grid",
  gridTemplateColumns: "minmax(0, 46rem)",
  justifyContent: "center",
  gap: space.regular,
  padding: `${space.wide} ${space.regular}`,
  borderBlockStart: `${border.poster} solid ${color.border.control}`,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { paddingBlock: space.loose } },
});

export const pictureZoomed = style({ maxWidth: "none", marginInline: "auto" });

export const foot = style({
  // It takes the width of the picture, and never gives it its own.
  width: 0,
  minWidth: "100%",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.near} ${space.regular}`,
  padding: space.near,
  borderBlockStart: `${border.poster} solid ${color.border.control}`,
  "@media": { [media.tablet]: { padding: `18px ${space.regular}` } },
});

export const caption = style({
  flex: "1 1 20rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.near} ${space.regular}`,
  minWidth: 0,
});

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.close,
  "@media": { [media.belowTablet]: { flex: "1 1 100%" } },
});

export const action = style({
  display: "grid",
  "@media": { [media.belowTablet]: { flex: "1 1 100%" } },
});

export const position = style({ paddingInline: space.hair, fontWeight: 600, whiteSpace: "nowrap" });

export const zoom = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.close,
  minHeight: "52px",
  paddingInline: "10px",
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  background: "none",
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&[aria-pressed=true]": {
      borderColor: color.selected.background,
      background: color.selected.background,
      color: color.selected.text,
    },
  },
});

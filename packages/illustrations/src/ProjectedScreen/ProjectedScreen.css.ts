import { globalStyle, style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";
import { unit } from "./unit.css.ts";

const { border, color, font, fontSize, space } = theme;

export const window = style({
  position: "fixed",
  inset: 0,
  zIndex: theme.layer.veil,
  width: "100%",
  maxWidth: "none",
  height: "100%",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
});

// The page behind keeps its place and does not scroll.
globalStyle(`html:has(${window}:modal)`, { overflow: "hidden" });

/** Three bands: where one stands, what is read, what the teacher acts with. What does not fit scrolls: nothing is cut. */
export const screen = style({
  vars: { [unit]: "4.2px" },
  display: "grid",
  gridTemplateRows: "auto minmax(max-content, 1fr) auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.near,
  boxSizing: "border-box",
  width: "100%",
  height: "100%",
  padding: `${space.close} ${space.margin}`,
  overflow: "auto",
  fontSize: fontSize.label,
  lineHeight: 1.3,
  "@media": {
    [media.tablet]: {
      vars: { [unit]: "min(1vw, 1.3333vh)" },
      gap: `calc(${unit} * .8)`,
      paddingInline: `calc(${unit} * 2)`,
    },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.close,
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "82%",
  fontSize: `max(1.0625rem, calc(${unit} * 2))`,
});

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.close });

export const body = style({ display: "grid", alignContent: "center", gap: `calc(${unit} * 1.4)` });

export const foot = style({
  display: "grid",
  gap: space.close,
  paddingBlockStart: space.close,
  borderBlockStart: `${border.control} solid ${color.border.control}`,
});

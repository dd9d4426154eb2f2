import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { border, color, fontSize, space } = theme;

export const card = style({
  flex: 1,
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  justifyItems: "center",
  gap: space.near,
  // Where scissors go: between two cards, and nowhere else.
  selectors: {
    "& + &": {
      paddingBlockStart: space.regular,
      borderBlockStart: `${border.control} dashed ${color.border.control}`,
    },
  },
});

/** As high as half of a sheet allows, its foot left out. */
export const mark = style({
  width: "min(70vw, 108mm)",
  aspectRatio: "1",
  "@media": { print: { width: "108mm" } },
});

export const foot = style({ maxWidth: "34em", fontSize: fontSize.small, textAlign: "center" });

import { style } from "@vanilla-extract/css";
import { widths } from "../../internal/ChoiceLine.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, radius } = theme;

/**
 * Drawn as the other fields are, by day and by night; the browser's own where colours are forced. Its tick is two borders,
 * which paper keeps. It grows with the words.
 */
export const box = style({
  appearance: "none",
  display: "grid",
  placeContent: "center",
  flex: "none",
  margin: 0,
  width: widths.box,
  height: widths.box,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  background: color.field.background,
  color: color.field.text,
  cursor: "inherit",
  selectors: {
    "&:checked::before": {
      content: "",
      width: ".625rem",
      height: "1rem",
      border: "solid",
      borderWidth: `0 ${border.poster} ${border.poster} 0`,
      translate: "0 -.125rem",
      rotate: "42deg",
    },
    "&[aria-invalid]": { borderWidth: border.strong, borderColor: color.border.error },
    "&:disabled": {
      borderColor: color.text.muted,
      background: color.surface.raised,
      color: color.text.muted,
    },
  },
  "@media": {
    [media.forcedColors]: { appearance: "auto", selectors: { "&:checked::before": { content: "none" } } },
    print: { color: color.text.default },
  },
});

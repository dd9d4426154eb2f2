import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

const { color, size, space } = theme;

/** A box that one presses, and the words beside it. */
export const choiceLine = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.near,
  minHeight: size.target,
  maxWidth: "100%",
  overflowWrap: "anywhere",
  fontWeight: 700,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.text.muted, cursor: "not-allowed" } },
});

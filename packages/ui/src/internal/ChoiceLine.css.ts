import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";
import { NOTE_GAP } from "./FieldNotes.css.ts";

const { color, size, space } = theme;

export const choice = style({ display: "inline-grid", maxWidth: "100%", overflowWrap: "anywhere" });

/** A box that one presses, and the words beside it. */
export const line = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.near,
  minHeight: size.target,
  maxWidth: "100%",
  fontWeight: 700,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.text.muted, cursor: "not-allowed" } },
});

/** How wide each kind of box is: they grow with the words. */
export const widths = { box: "1.75rem", track: "3.25rem" };

/** Under the words beside a box, whose line leaves them air enough. */
export const notes = styleVariants(widths, (width) => ({
  paddingInlineStart: `calc(${width} + ${space.near})`,
  marginBlockStart: `-${NOTE_GAP}`,
}));

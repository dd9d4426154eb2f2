import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focusRing.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { size, variant } from "../Button/Button.css.ts";
import { direction } from "../Stack/Stack.css.ts";

const { color } = theme;

export const field = style({
  display: "inline-grid",
  justifyItems: "start",
  maxWidth: "100%",
  overflowWrap: "anywhere",
});

// On a phone its button fills the line, as those beside it in a row.
globalStyle(`${direction.row} > ${field}`, {
  "@media": { [media.belowTablet]: { flex: "1 1 auto", justifyItems: "stretch" } },
});

/** The look of a button; the field inside keeps the focus and its ring goes round the whole. */
export const button = style([
  variant.secondary,
  size.regular,
  {
    position: "relative",
    selectors: {
      "&:hover": { backgroundColor: color.surface.raised },
      "&:has(:focus-visible)": focusRing,
      "&:has([aria-invalid])": { borderColor: color.border.error },
      "&:has(:disabled)": {
        borderColor: color.disabled.background,
        backgroundColor: "transparent",
        color: color.text.muted,
        cursor: "not-allowed",
      },
    },
  },
]);

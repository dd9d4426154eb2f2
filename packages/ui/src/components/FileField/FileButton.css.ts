import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focusRing.ts";
import { theme } from "../../theme/theme.css.ts";
import { size, variant } from "../Button/Button.css.ts";

/** The look of a button; the field inside keeps the focus and its ring goes round the whole. */
export const button = style([
  variant.secondary,
  size.regular,
  {
    position: "relative",
    selectors: {
      "&:hover": { backgroundColor: theme.color.surface.raised },
      "&:has(:focus-visible)": focusRing,
    },
  },
]);

import { globalStyle, style } from "@vanilla-extract/css";
import { control } from "../../internal/Field.css.ts";
import { theme } from "../../theme/theme.css.ts";

export const frame = style({ position: "relative" });

export const select = style([
  control,
  {
    appearance: "none",
    paddingInlineEnd: "46px",
    textOverflow: "ellipsis",
    // WebKit cuts nothing without it: a long choice runs under the arrow, and widens the page.
    overflow: "hidden",
    cursor: "pointer",
    // Clear of the arrow in its thicker frame too.
    selectors: { "&[aria-invalid]": { paddingInlineEnd: "45px" } },
  },
]);

// What says that it unfolds.
globalStyle(`${frame} > svg`, {
  position: "absolute",
  insetInlineEnd: "16px",
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  color: theme.color.field.text,
  pointerEvents: "none",
});

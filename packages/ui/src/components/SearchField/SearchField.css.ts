import { globalStyle, style } from "@vanilla-extract/css";
import { control } from "../../internal/Field.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, size } = theme;

export const frame = style({ position: "relative" });

// The lens.
globalStyle(`${frame} > svg`, {
  position: "absolute",
  insetInlineStart: "16px",
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  color: color.field.text,
  pointerEvents: "none",
});

export const input = style([
  control,
  {
    appearance: "none",
    paddingInline: `52px ${size.control}`,
    "::-webkit-search-cancel-button": { display: "none" },
    selectors: { "&[aria-invalid]": { paddingInline: `51px calc(${size.control} - 1px)` } },
  },
]);

/** A full target, laid on the end of the field. */
export const clear = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: size.control,
  padding: 0,
  border: 0,
  background: "none",
  color: color.field.text,
  cursor: "pointer",
  "@media": {
    [media.hover]: {
      selectors: { "&:hover": { background: color.selected.background, color: color.selected.text } },
    },
  },
});

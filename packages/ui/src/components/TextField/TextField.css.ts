import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { border, color, fontSize, radius, size, space } = theme;

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: space.close,
  flex: "1 1 16em",
  minWidth: 0,
});

export const label = style({ fontWeight: 600, fontSize: "1rem" });

export const input = style({
  width: "100%",
  minHeight: size.control,
  padding: "12px 16px",
  background: color.field.background,
  color: color.field.text,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  "::placeholder": { color: color.field.placeholder, opacity: 1 },
});

export const wrongInput = style([input, { border: `${border.strong} solid ${color.border.error}` }]);

export const hint = style({ fontSize: fontSize.small });

export const error = style({ fontSize: fontSize.small, fontWeight: 600, color: color.text.error });

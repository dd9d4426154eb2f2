import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { border, color, radius, size } = theme;

export const row = style({
  display: "flex",
  alignItems: "start",
  gap: "12px",
  minHeight: size.target,
  paddingBlock: "9px",
  fontSize: "1.0625rem",
  lineHeight: 1.5,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.text.muted, cursor: "not-allowed" } },
});

/** What stands for the check is a wake. */
export const box = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "26px",
  height: "26px",
  margin: 0,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  background: color.field.background,
  cursor: "inherit",
  selectors: {
    "&:checked": { background: color.field.text },
    "&:checked::after": {
      content: "",
      width: "18px",
      height: "10px",
      background: color.selected.background,
      mask: `${wakes.short} center / 100% 100% no-repeat`,
    },
    "&[aria-invalid]": { borderWidth: border.strong, borderColor: color.border.error },
    "&:disabled": { borderColor: color.text.muted, background: color.surface.raised },
    "&:disabled:checked::after": { background: color.text.muted },
  },
});

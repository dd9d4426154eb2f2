import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const picker = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: theme.space.gutter,
  "@media": {
    [`${media.noScript}, print`]: { display: "none" },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const entry = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "end",
  gap: "10px",
  minHeight: theme.size.target,
  padding: "14px 0 12px",
  border: 0,
  background: "none",
  fontFamily: theme.font.display,
  fontWeight: 800,
  fontStretch: "84%",
  fontSize: "1.25rem",
  hyphens: "auto",
  lineHeight: 1.04,
  textAlign: "start",
  cursor: "pointer",
  "@media": { [media.tablet]: { fontSize: theme.fontSize.subtitle } },
  selectors: {
    "&[aria-disabled=true]": { color: theme.color.text.accent, cursor: "default" },
    "&:not([aria-disabled=true]):hover": { textDecoration: "underline", textUnderlineOffset: ".2em" },
  },
});

import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { color, ease, motion } = theme;

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
  fontStretch: "74%",
  fontSize: "1.25rem",
  hyphens: "auto",
  lineHeight: 1.04,
  textAlign: "start",
  cursor: "pointer",
  // Two wakes, gone to the end under the one that is shown.
  "::after": {
    content: '""',
    height: "18px",
    mask: `${wakes.long} left center / 78px 18px repeat-x`,
    background: `linear-gradient(${color.wake.mark}, ${color.wake.mark}) left / 0% 100% no-repeat ${color.wake.track}`,
    forcedColorAdjust: "none",
    transition: `background-size ${motion.fade} ${ease}`,
  },
  "@media": { [media.tablet]: { fontSize: theme.fontSize.subtitle, fontStretch: "84%" } },
  selectors: {
    "&[aria-disabled=true]": { color: theme.color.text.accent, cursor: "default" },
    "&[aria-disabled=true]::after": { backgroundSize: "100%" },
    "&:not([aria-disabled=true]):hover": { textDecoration: "underline", textUnderlineOffset: ".2em" },
  },
});

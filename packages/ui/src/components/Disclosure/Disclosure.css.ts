import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const details = style({});

const inOpen = `${details}[open] > summary > &`;

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.near,
  minHeight: theme.size.target,
  fontFamily: theme.font.display,
  fontWeight: 900,
  fontStretch: "88%",
  fontSize: theme.fontSize.label,
  listStyle: "none",
  borderBlockEnd: `${theme.border.strong} solid ${theme.color.wake.mark}`,
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const whenClosed = style({ selectors: { [inOpen]: { display: "none" } } });

export const whenOpen = style({ display: "none", selectors: { [inOpen]: { display: "inline" } } });

export const chevron = style({
  selectors: { [inOpen]: { transform: "rotate(180deg)" } },
  "@media": { [media.motion]: { transition: `transform ${theme.motion.hover} ${theme.ease}` } },
});

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.near,
  paddingBlockStart: theme.space.regular,
});

import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

const { border, color, ease, motion } = theme;

export const emblem = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.regular,
});

/** As a stamp comes down, a little askew, and stays. */
const stamped = keyframes({ from: { opacity: 0, transform: "scale(1.6) rotate(-14deg)" } });

export const token = style({
  flex: "none",
  width: "clamp(92px, 12vw, 170px)",
  height: "auto",
  "@media": { [media.motion]: { animation: `${stamped} ${motion.fade} ${ease}` } },
});

export const body = style({
  // Where its longest word has no room beside the token, it goes below rather than break it; wider than that line, it breaks.
  flex: "1 1 min-content",
  minWidth: 0,
  maxWidth: "26rem",
  fontWeight: 600,
  lineHeight: 1.25,
});

globalStyle(`${body} > * + *`, { marginBlockStart: theme.space.near });

export const name = style({
  display: "block",
  marginBlockStart: theme.space.hair,
  fontFamily: theme.font.display,
  fontWeight: 900,
  fontStretch: "72%",
  fontSize: theme.fontSize.title,
  lineHeight: 0.95,
  overflowWrap: "break-word",
});

/** A print: the scene, its margin of paper, and a double rule around. */
export const plate = style([
  surface.paper,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    padding: "10px",
    border: `${border.control} solid ${color.border.control}`,
    outline: `4px solid ${color.border.control}`,
    outlineOffset: "4px",
    breakInside: "avoid",
  },
]);

export const scene = style({ width: "100%", height: "auto", aspectRatio: "4 / 3", objectFit: "cover" });

export const title = style([emblem, { padding: `${theme.space.near} ${theme.space.close}` }]);

import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(0, 1fr))",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
    },
  },
});

export const tile = style({
  // An odd last tile takes the whole row of a phone.
  "@media": {
    [media.belowTablet]: { selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } } },
  },
  display: "flex",
  flexDirection: "column",
  gap: theme.space.near,
  containerType: "inline-size",
  padding: `clamp(24px, 2.6vw, 44px) ${theme.space.margin}`,
});

export const value = style({
  fontFamily: theme.font.display,
  fontWeight: 900,
  fontStretch: "74%",
  // Eight signs of this width fill the tile: « 6 000 km » never breaks.
  fontSize: "min(clamp(2.75rem, 1.4rem + 4.4vw, 6rem), 25cqi)",
  overflowWrap: "normal",
  textWrap: "balance",
  lineHeight: 0.86,
  letterSpacing: "-.02em",
});

export const label = style({ fontWeight: 600, lineHeight: 1.25 });

export const note = style({ fontSize: theme.fontSize.small, lineHeight: 1.4 });

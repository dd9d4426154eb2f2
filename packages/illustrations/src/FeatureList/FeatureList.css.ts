import { globalStyle, style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { space } = theme;

export const row = style({
  display: "grid",
  "@media": { [media.tablet]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

export const point = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.close,
  minWidth: 0,
  padding: "clamp(24px, 2.6vw, 40px)",
  breakInside: "avoid",
});

// The title stands with what follows it, away from the pictogram.
globalStyle(`${point} > :is(h3, h4)`, { marginBlockStart: space.regular });

export const subtitle = style({ fontWeight: 700, lineHeight: 1.3 });

import { style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

export const list = style({ width: "100%" });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "18px",
  alignItems: "center",
  paddingBlock: "12px",
  fontWeight: 600,
  lineHeight: 1.25,
  breakInside: "avoid",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(9.5rem, 1.3fr) 3fr 4rem" } },
});

export const bar = style({
  "@media": { [media.belowTablet]: { gridColumn: "1 / -1", gridRow: 2 } },
});

export const score = style({ fontFamily: theme.font.display, fontWeight: 800, textAlign: "end" });

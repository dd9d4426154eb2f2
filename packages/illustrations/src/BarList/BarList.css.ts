import { style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

/** Room for a label, a bar and a score on one line, however large the text. */
const ONE_LINE = "(min-width: 18rem)";

export const list = style({ width: "100%", containerType: "inline-size" });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "18px",
  alignItems: "center",
  paddingBlock: "12px",
  fontWeight: 600,
  lineHeight: 1.25,
  breakInside: "avoid",
  "@media": {
    [media.tablet]: {
      "@container": { [ONE_LINE]: { gridTemplateColumns: "minmax(9.5rem, 1.3fr) 3fr 4rem" } },
    },
  },
});

export const bar = style({
  gridColumn: "1 / -1",
  gridRow: 2,
  "@media": { [media.tablet]: { "@container": { [ONE_LINE]: { gridColumn: "auto", gridRow: "auto" } } } },
});

export const score = style({ fontFamily: theme.font.display, fontWeight: 800, textAlign: "end" });

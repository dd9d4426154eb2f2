import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const header = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.regular,
  marginBlockEnd: `clamp(${theme.space.wide}, 4vw, ${theme.space.loose})`,
  "@media": { print: { breakInside: "avoid", breakAfter: "avoid" } },
});

export const place = styleVariants({
  below: [header],
  beside: [
    header,
    {
      "@media": {
        [media.desktop]: {
          display: "grid",
          // The lead starts where the larger column of a `Grid` in two does.
          gridTemplateColumns: "minmax(min-content, 5fr) minmax(0, 7fr)",
          columnGap: "clamp(32px, 5vw, 96px)",
          alignItems: "end",
        },
      },
    },
  ],
});

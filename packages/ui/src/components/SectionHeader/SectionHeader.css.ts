import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const header = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.regular,
  marginBlockEnd: `clamp(${theme.space.wide}, 4vw, ${theme.space.loose})`,
});

export const place = styleVariants({
  below: [header],
  beside: [
    header,
    {
      "@media": {
        [media.tablet]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
          gap: theme.space.wide,
          alignItems: "end",
        },
      },
    },
  ],
});

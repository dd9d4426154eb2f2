import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { direction } from "../Stack/Stack.css.ts";

const { loose, regular, wide } = theme.space;

/** From the header to what it opens. */
const after = createVar();

const header = style({
  display: "flex",
  flexDirection: "column",
  gap: regular,
  vars: { [after]: `clamp(${wide}, 4vw, ${loose})` },
  marginBlockEnd: after,
  "@media": { print: { breakInside: "avoid", breakAfter: "avoid" } },
});

// The gap of a stack is part of it.
globalStyle(`${direction.column} > ${header}`, { marginBlockEnd: `calc(${after} - ${regular})` });

export const place = styleVariants({
  /** A heading without a lead stands close to what it heads. */
  alone: [header, { vars: { [after]: `clamp(${regular}, 2.8vw, ${wide})` } }],
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

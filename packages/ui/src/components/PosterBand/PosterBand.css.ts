import { assignVars, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import * as over from "../../internal/overPicture.css.ts";
import { media } from "../../theme/media.ts";
import { surfaces } from "../../theme/surfaces.ts";
import { theme } from "../../theme/theme.css.ts";

const { space } = theme;

/** The drawing spreads under the words; under the actions too on a wide page, where its foot has room for them. */
export const band = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(clamp(620px, 185vw, 900px), auto) auto",
  "@media": {
    [media.tablet]: { gridTemplateRows: "1fr auto", minHeight: "clamp(620px, 61vw, 1000px)" },
    print: { gridTemplateRows: "auto", minHeight: 0 },
  },
});

export const frame = style([
  over.frame,
  {
    gridArea: "1 / 1",
    "@media": { [media.tablet]: { gridArea: "1 / 1 / 3 / 2" }, print: { gridArea: "2 / 1" } },
  },
]);

const words = style([
  over.words,
  { gridArea: "1 / 1", alignSelf: "start", display: "flex", flexDirection: "column", gap: space.regular },
]);

export const align = styleVariants({
  start: [
    words,
    {
      paddingBlockStart: "34vw",
      "@media": { [media.tablet]: { paddingBlockStart: "clamp(80px, 9.4vw, 144px)" } },
    },
  ],
  center: [words, { alignItems: "center", paddingBlockStart: "clamp(48px, 5vw, 84px)", textAlign: "center" }],
});

// A centred headline is a measure in the middle of the page.
globalStyle(`${words} > *`, { width: "100%", maxWidth: "980px" });

export const foot = style({
  gridArea: "2 / 1",
  vars: assignVars(theme.color, surfaces.night),
  color: theme.color.text.default,
  backgroundColor: theme.color.surface.page,
  "@media": { [media.tablet]: { backgroundColor: "transparent" }, print: { gridArea: "3 / 1" } },
});

export const actions = style([
  over.words,
  over.wideActions,
  { justifyContent: "center", paddingBlock: `${space.regular} clamp(24px, 2vw, 30px)` },
]);

import { style } from "@vanilla-extract/css";
import * as over from "../../internal/overPicture.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, font, size, space } = theme;

export const poster = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: size.header,
  "@media": {
    [media.desktop]: { minHeight: "min(900px, 100vh)", paddingBlockStart: 0 },
    print: { minHeight: 0, paddingBlockStart: 0 },
  },
});

export const frame = style([
  over.frame,
  {
    height: "clamp(260px, 62vw, 460px)",
    "@media": { [media.desktop]: { gridArea: "1 / 1", height: "auto" } },
  },
]);

export const words = style([
  over.words,
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "stretch",
    gap: "22px",
    paddingBlock: `26px ${space.loose}`,
    "@media": {
      [media.desktop]: {
        gridArea: "1 / 1",
        alignSelf: "center",
        paddingBlock: `calc(${size.header} + clamp(36px, 3vw, 64px)) ${space.loose}`,
      },
    },
  },
]);

/** The calm part of a drawing is about a third of it. */
const CALM = "min(36vw, 580px)";

export const figure = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "72%",
  fontSize: "clamp(8.125rem, 18vw, 17rem)",
  lineHeight: 0.76,
  color: color.text.accent,
});

export const measure = style({
  display: "flex",
  flexDirection: "column",
  gap: "22px",
  "@media": { [media.desktop]: { maxWidth: CALM } },
});

export const actions = style([over.wideActions, { "@media": { [media.desktop]: { maxWidth: CALM } } }]);

import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, font, size, space } = theme;

export const contents = style({
  paddingInlineStart: space.regular,
  borderInlineStart: `6px solid ${color.wake.mark}`,
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${size.header} + ${space.wide})`,
      alignSelf: "start",
      maxHeight: `calc(100vh - ${size.header} - ${space.loose})`,
      overflowY: "auto",
    },
    print: { display: "none" },
  },
});

export const label = style({
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: "90%",
  fontSize: "1.1875rem",
  marginBlockEnd: space.close,
});

export const list = style({
  "@media": { [media.tabletOnly]: { columns: 2, columnGap: space.wide } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  maxWidth: "100%",
  overflowWrap: "anywhere",
  lineHeight: 1.25,
  textDecorationThickness: "1px",
  textUnderlineOffset: "5px",
  textDecorationColor: color.wake.mark,
  selectors: { "&:hover": { textDecorationThickness: border.strong } },
});

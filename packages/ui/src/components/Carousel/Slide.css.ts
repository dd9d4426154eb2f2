import { style, styleVariants } from "@vanilla-extract/css";
import { grain } from "../../internal/grain.css.ts";
import { media } from "../../theme/media.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { theme } from "../../theme/theme.css.ts";

const { font, fontSize, space } = theme;

/**
 * A drawing out of the row is neither painted nor, lazy as it is, fetched. The first ones come as any picture does, before
 * they are in the window; the Carousel asks for the next ones.
 */
const outOfRow = (first: number) => ({
  selectors: { [`[role="group"]:nth-child(n + ${first + 1}) &`]: { contentVisibility: "auto" as const } },
});

export const frame = styleVariants({
  figures: [
    grain,
    {
      position: "relative",
      aspectRatio: "4 / 4.7",
      "@media": {
        screen: outOfRow(2),
        [`screen and ${media.tablet}`]: { aspectRatio: "16 / 9" },
        print: { aspectRatio: "auto", height: "26mm" },
      },
    },
  ],
  showcase: {
    position: "relative",
    height: "410px",
    "@media": {
      screen: outOfRow(1),
      [`screen and ${media.desktop}`]: { position: "absolute", inset: 0, height: "auto" },
      print: { height: "26mm" },
    },
  },
});

export const words = styleVariants({
  figures: {
    paddingBlockStart: space.near,
    lineHeight: 1.4,
    "@media": {
      [`${media.desktop} and (scripting: enabled)`]: { minHeight: "72px", paddingInlineEnd: "340px" },
    },
  },
  showcase: [
    surface.paper,
    {
      position: "relative",
      flex: 1,
      padding: "20px 20px 22px",
      "@media": {
        print: { padding: `${space.close} 0` },
        [media.desktop]: { flex: "none", maxWidth: "430px", padding: "26px 34px 30px" },
      },
    },
  ],
});

const name = style({ fontFamily: font.display, fontWeight: 800, lineHeight: 1.2 });

export const title = styleVariants({
  figures: [
    name,
    { fontSize: "1.25rem", fontStretch: "88%", "@media": { print: { fontSize: fontSize.label } } },
  ],
  showcase: [
    name,
    {
      marginBlockEnd: space.close,
      fontSize: fontSize.label,
      fontStretch: "92%",
      color: theme.color.text.accent,
    },
  ],
});

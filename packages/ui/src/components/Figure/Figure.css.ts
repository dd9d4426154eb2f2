import { globalStyle, style } from "@vanilla-extract/css";

export const figure = style({ breakInside: "avoid" });

export const frame = style({
  position: "relative",
  overflow: "hidden",
});

/** On paper, a sheet: the drawing whole, as large as it leaves room for its caption. */
export const sheet = style({ "@media": { print: { breakBefore: "page" } } });

globalStyle(`${sheet} img`, {
  "@media": {
    print: { width: "100%", height: "82vh", aspectRatio: "auto", objectFit: "contain" },
  },
});

import { globalStyle, type GlobalStyleRule, style } from "@vanilla-extract/css";

/** A sheet on its side, of the size that the print dialog is set to: A4 as well as A3. */
globalStyle("@page poster", { size: "landscape", margin: "12mm" } as GlobalStyleRule);

export const gallery = style({});

globalStyle(`${gallery} > ul`, { "@media": { print: { display: "block" } } });

export const poster = style({ "@media": { print: { page: "poster", breakBefore: "page" } } });

// As large as the sheet lets it be with its caption below: A4, A3 and Letter on their side are all lower than 13 / 8 and a caption.
globalStyle(`${poster} img`, {
  "@media": {
    print: {
      width: "100%",
      height: "auto",
      maxHeight: "none !important",
      aspectRatio: "13 / 8 !important",
      objectFit: "contain",
      objectPosition: "50% 50%",
    },
  },
});

export const open = style({ "@media": { print: { display: "none" } } });

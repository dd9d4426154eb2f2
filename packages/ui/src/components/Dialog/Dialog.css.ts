import { style } from "@vanilla-extract/css";
import { veil } from "../../internal/modal.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, space } = theme;

/** Lets the link or the card stand in its parent as if alone. */
export const opener = style({ display: "contents" });

/** Without script it stands in the page, after the link that leads to it. */
export const inFlow = style([
  veil,
  {
    "@media": {
      [media.noScript]: {
        display: "block",
        position: "static",
        height: "auto",
        padding: 0,
        background: "none",
        marginBlock: space.near,
      },
    },
  },
]);

const frame = style({
  position: "relative",
  width: "100%",
  border: `${border.poster} solid ${color.border.control}`,
});

export const box = style([frame, { maxWidth: "560px" }]);

export const boxWithPicture = style([
  frame,
  {
    display: "grid",
    maxWidth: "980px",
    "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 4.4fr) minmax(0, 6fr)" } },
  },
]);

export const picture = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  height: "150px",
  overflow: "hidden",
  "@media": { [media.tablet]: { height: "auto", minHeight: "240px" } },
});

export const pictogram = style({ width: "100px", "@media": { [media.tablet]: { width: "62%" } } });

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  gap: space.near,
  padding: "clamp(24px, 3vw, 44px)",
});

/** Leaves the corner to the button that closes. */
export const head = style({
  display: "grid",
  justifyItems: "start",
  gap: space.near,
  selectors: { [`${box} &`]: { paddingInlineEnd: space.wide } },
  "@media": { [media.tablet]: { paddingInlineEnd: space.wide } },
});

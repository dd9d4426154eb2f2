import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

export const withScript = style({ "@media": { [media.noScript]: { display: "none" } } });

export const withoutScript = style({
  display: "none",
  "@media": { [media.noScript]: { display: "block" } },
});

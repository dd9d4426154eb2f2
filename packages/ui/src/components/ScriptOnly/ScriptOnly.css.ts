import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

// What needs script is dead on paper too.
export const withScript = style({
  "@media": { [media.noScript]: { display: "none" }, print: { display: "none" } },
});

export const withoutScript = style({
  display: "none",
  "@media": { [media.noScript]: { display: "block" } },
});

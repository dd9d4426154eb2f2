import { style } from "@vanilla-extract/css";

const withoutScripting = "(scripting: none)";

export const withScript = style({ "@media": { [withoutScripting]: { display: "none" } } });

export const withoutScript = style({
  display: "none",
  "@media": { [withoutScripting]: { display: "block" } },
});

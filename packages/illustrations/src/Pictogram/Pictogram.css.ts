import { style } from "@vanilla-extract/css";
import { printedPage } from "@sillages/ui/theme";

export const pictogram = style({
  width: "96px",
  height: "auto",
  "@media": printedPage({ width: "12mm" }),
});

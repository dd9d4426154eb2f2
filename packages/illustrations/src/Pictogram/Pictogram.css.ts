import { style } from "@vanilla-extract/css";

export const pictogram = style({ width: "96px", height: "auto", "@media": { print: { width: "12mm" } } });

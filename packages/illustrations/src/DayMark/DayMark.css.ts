import { style } from "@vanilla-extract/css";

export const mark = style({ flex: "none", width: "1.5em", height: "1.5em" });

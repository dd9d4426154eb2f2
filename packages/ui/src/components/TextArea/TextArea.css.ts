import { style } from "@vanilla-extract/css";
import { control } from "../../internal/Field.css.ts";

export const area = style([control, { resize: "vertical", lineHeight: 1.5 }]);

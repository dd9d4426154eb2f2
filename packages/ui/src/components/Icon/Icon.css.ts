import { style } from "@vanilla-extract/css";

export const icon = style({ display: "inline-block", flex: "none", verticalAlign: "-.22em" });

export const labelled = style([icon, { marginInlineStart: ".2em" }]);

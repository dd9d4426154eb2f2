import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

export const hoist = style({ display: "block", width: "100%", maxWidth: "72px", height: "auto" });

export const halyard = style({ fill: "none", stroke: theme.color.border.control, strokeWidth: 2.5 });

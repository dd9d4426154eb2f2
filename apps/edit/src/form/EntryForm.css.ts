import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

export const form = style({ display: "grid", gap: theme.space.regular, minWidth: 0 });

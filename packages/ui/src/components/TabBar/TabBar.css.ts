import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";
import { count, tab } from "../Tabs/Tabs.css.ts";

const { color, space } = theme;

/** Nothing to show for now: it can be chosen, to be told so. */
export const quiet = style([tab, { color: color.text.muted }]);

export const none = style([count, { background: color.disabled.background, color: color.disabled.text }]);

export const panel = style({ paddingBlockStart: space.regular });

import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { color } = theme;

const base = style({ margin: 0, border: 0 });

const line = { content: "", position: "absolute", inset: 0 } as const;

export const variant = styleVariants({
  braid: [
    base,
    {
      height: "20px",
      background: color.wake.mark,
      mask: `${wakes.long} left center / 78px 20px repeat-x`,
    },
  ],
  thread: [
    base,
    {
      position: "relative",
      height: "40px",
      "::before": {
        ...line,
        background: color.wake.mark,
        mask: `${wakes.thread[0]} right center / cover no-repeat`,
      },
      "::after": {
        ...line,
        background: color.text.data,
        mask: `${wakes.thread[1]} right center / cover no-repeat`,
      },
    },
  ],
});

import { style, styleVariants } from "@vanilla-extract/css";
import { inkColors } from "@sillages/ui/theme";
import { hatching } from "./hatching.ts";

export const framed = style({ position: "relative", aspectRatio: "1", width: "100%" });

const layer = { position: "absolute", objectFit: "cover" } as const;

export const picture = style({ ...layer, inset: "5%", width: "90%", height: "90%" });

export const frame = style({ ...layer, inset: 0, width: "100%", height: "100%" });

const below = {
  content: "",
  position: "absolute",
  top: "calc(100% + 6px)",
  width: "100%",
  height: "14px",
} as const;

/** Under the frame, and no element of its own. */
const band = style({
  marginBlockEnd: "20px",
  "::before": below,
  "::after": { ...below, mask: `${hatching} 0 0 / 100% 100%` },
});

const tones = ["night", "sea", "lagoon", "vermilion", "sun", "dawn", "cream"] as const;
const each = <Rule>(rule: (background: string) => Rule) =>
  Object.fromEntries(tones.map((name) => [name, rule(inkColors[name].surface.page)])) as Record<
    (typeof tones)[number],
    Rule
  >;

/** The ink of the whole band, and the one that takes its place line after line. They are the same by day and by night. */
export const from = styleVariants(each((background) => [band, { "::before": { background } }]));
export const to = styleVariants(each((background) => ({ "::after": { background } })));

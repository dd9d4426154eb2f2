import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { customProperty } from "./customProperty.ts";
import { media } from "./media.ts";
import { scale } from "./scale.ts";
import { surfaces } from "./surfaces.ts";

const name = (_value: unknown, path: readonly string[]) => customProperty(path).slice(2);

const constants = createGlobalThemeContract(scale, name);
createGlobalTheme(":root", constants, scale);

/** The roles of colours, as any ink gives them: each ground says which (surfaces.css.ts). */
const { color } = createGlobalThemeContract({ color: surfaces.paper }, name);

/** What a drawing goes through where it would sink into the night: a filter, `none` by day. */
const { night } = createGlobalThemeContract({ night: { logo: "", backdrop: "", paper: "" } }, name);

/** What components may use: `theme.<property>.<purpose>`. Colours are those of the nearest surface. */
export const theme = { ...constants, color, night };

const byDay = { [night.paper]: "none", [night.backdrop]: "none" };
const byNight = { [night.paper]: "brightness(0) invert(.96)", [night.backdrop]: "opacity(.07)" };

globalStyle(":root", { vars: byDay });
globalStyle(":root:not([data-scheme=light])", { "@media": { [media.dark]: { vars: byNight } } });
globalStyle(":root[data-scheme=dark]", { vars: byNight });

/** The system's wish, unless the reader chose otherwise (SchemeSwitch). What is printed is light. */
globalStyle(":root", { colorScheme: "light dark" });
globalStyle(":root[data-scheme=light]", { colorScheme: "light" });
globalStyle(":root[data-scheme=dark]", { colorScheme: "dark" });
globalStyle(":root[data-scheme], :root:not([data-scheme])", {
  "@media": { print: { colorScheme: "light", vars: byDay } },
});

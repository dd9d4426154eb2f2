// The tokens of the theme in the format of the Design Tokens Community Group: https://www.designtokens.org/tr/2025.10/format/
import { ink } from "./primitives.ts";
import { scale } from "./scale.ts";
import { nightSurfaces, surfaces } from "./surfaces.ts";
import { customProperty } from "./customProperty.ts";

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  /** Its name in a style sheet, and its exact value there. */
  $extensions: { "org.sillages": { css: string; customProperty?: string } };
}

/** A token, or tokens by name. */
export type TokenGroup = { [name: string]: Token | TokenGroup };

/** `#rrggbb` or `#rrggbbaa`. */
function color(hex: string, path?: readonly string[]): Token {
  const [red, green, blue, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const share = (value = 0) => Math.round((value / 255) * 10_000) / 10_000;
  return {
    $type: "color",
    $value: {
      colorSpace: "srgb",
      components: [share(red), share(green), share(blue)],
      alpha: share(alpha),
      hex: hex.slice(0, 7),
    },
    $extensions: { "org.sillages": { css: hex, ...(path && { customProperty: customProperty(path) }) } },
  };
}

/** « 24px », « 0.9375rem »; of `clamp(least, fluid, most)`, the most: what a wide window shows. */
function dimension(css: string) {
  const most = /^clamp\((.*)\)$/.exec(css)?.[1]?.split(",").at(-1) ?? css;
  const [, value, unit] = /^\s*(-?[\d.]+)(px|rem)\s*$/.exec(most) ?? [];
  return { value: Number(value), unit };
}

/** What the format has no unit for (em, %), as a number. */
const ratio = (css: string) => Number.parseFloat(css) / (css.endsWith("%") ? 100 : 1);

/** What the format calls each family of the scale, and how it writes its values. */
const families: Readonly<
  Record<keyof typeof scale, readonly [type: string, value: (css: string) => unknown]>
> = {
  space: ["dimension", dimension],
  radius: ["dimension", dimension],
  border: ["dimension", dimension],
  font: ["fontFamily", (css) => css.split(",").map((family) => family.trim().replaceAll('"', ""))],
  fontSize: ["dimension", dimension],
  measure: ["number", ratio],
  size: ["dimension", dimension],
  motion: [
    "duration",
    (css) => ({ value: Number.parseFloat(css) * (css.endsWith("ms") ? 1 : 1000), unit: "ms" }),
  ],
  ease: ["cubicBezier", (css) => css.match(/-?\.?\d[\d.]*/g)?.map(Number)],
  layer: ["number", Number],
};

function token(family: keyof typeof scale, css: string, path: readonly string[]): Token {
  const [type, value] = css.endsWith("%") ? (["number", ratio] as const) : families[family];
  return {
    $type: type,
    $value: value(css),
    $extensions: { "org.sillages": { css, customProperty: customProperty(path) } },
  };
}

function measures(): TokenGroup {
  return Object.fromEntries(
    (Object.keys(families) as (keyof typeof scale)[]).map((family) => {
      const values: string | Readonly<Record<string, string>> = scale[family];
      return [
        family,
        typeof values === "string"
          ? token(family, values, [family])
          : Object.fromEntries(
              Object.entries(values).map(([name, css]) => [name, token(family, css, [family, name])]),
            ),
      ];
    }),
  );
}

/** Hexadecimal colours by name, however deep. */
type Colors = { readonly [name: string]: string | Colors };

const colors = (group: Colors, path: readonly string[]): TokenGroup =>
  Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const own = [...path, name];
      return [name, typeof value === "string" ? color(value, own) : colors(value, own)];
    }),
  );

const bySurface = (all: typeof nightSurfaces) =>
  Object.fromEntries(
    Object.entries(all).map(([name, roles]) => [name, colors(roles as unknown as Colors, ["color"])]),
  );

/** Inks, what each is for on every surface, by day and by night, and measures. */
export function designTokens(): TokenGroup {
  return {
    ink: Object.fromEntries(Object.entries(ink).map(([name, hex]) => [name, color(hex)])),
    color: bySurface(surfaces),
    nightColor: bySurface(nightSurfaces),
    ...measures(),
  };
}

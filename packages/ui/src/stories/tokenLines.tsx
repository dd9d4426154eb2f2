import { scale } from "../theme/scale.ts";
import { type SurfaceColors, type SurfaceName, surfaces } from "../theme/surfaces.ts";
import { theme } from "../theme/theme.css.ts";
import { allows, contrast, ratioInWords } from "./contrast.ts";
import { keysOf } from "./keysOf.ts";
import { Patch, type TokenLine } from "./TokenTable.tsx";

type Role = Readonly<Record<string, string>>;

/** What a colour is read on: the ground of its own pair, or the page. */
const groundOf = (role: Role, { surface }: SurfaceColors) => role["background"] ?? surface.page;

function measured(hex: string, ground: string) {
  if (hex.length > 7) return "translucide";
  if (hex === ground) return "fond";
  const ratio = contrast(hex, ground);
  return `${ratioInWords(ratio)} ${allows(ratio)}`;
}

/** The roles that an ink gives, each with its measured contrast on what it is read on. */
export function colorLines(name: SurfaceName): TokenLine[] {
  const roles = surfaces[name];
  const line = (path: readonly string[], hex: string, ground: string): TokenLine => ({
    path: ["color", ...path],
    value: hex.toUpperCase(),
    note: (
      <>
        <Patch color={hex} />
        {measured(hex, ground)}
      </>
    ),
  });
  return keysOf(theme.color).flatMap((role) => {
    const colors: string | Role = roles[role];
    return typeof colors === "string"
      ? [line([role], colors, roles.surface.page)]
      : Object.entries(colors).map(([part, hex]) => line([role, part], hex, groundOf(colors, roles)));
  });
}

/** A family of measures: `space`, `fontSize`… */
export function scaleLines(family: keyof typeof scale): TokenLine[] {
  const values: string | Role = scale[family];
  return typeof values === "string"
    ? [{ path: [family], value: values }]
    : Object.entries(values).map(([name, value]) => ({ path: [family, name], value }));
}

import { scale } from "../theme/scale.ts";
import { nightSurfaces, type SurfaceColors, type SurfaceName, surfaces } from "../theme/surfaces.ts";
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

interface Read {
  hex: string;
  ground: string;
}

function Measured({ hex, ground }: Read) {
  return (
    <>
      <Patch color={hex} />
      <code style={{ fontSize: ".8em" }}>{hex.toUpperCase()}</code>
      <br />
      {measured(hex, ground)}
    </>
  );
}

/** Each colour that `roles` holds, by its place in the theme, with what it is read on. */
function colorsOf(roles: SurfaceColors): Map<string, Read> {
  const read = keysOf(theme.color).flatMap((role): [string, Read][] => {
    const colors: string | Role = roles[role];
    return typeof colors === "string"
      ? [[role, { hex: colors, ground: roles.surface.page }]]
      : Object.entries(colors).map(([part, hex]) => [
          `${role}.${part}`,
          { hex, ground: groundOf(colors, roles) },
        ]);
  });
  return new Map(read);
}

/** The roles that an ink gives, by day and by night, each with its measured contrast on what it is read on. */
export function colorLines(name: SurfaceName): TokenLine[] {
  const byNight = colorsOf(nightSurfaces[name]);
  return [...colorsOf(surfaces[name])].map(([path, day]) => {
    const night = byNight.get(path);
    return {
      path: ["color", ...path.split(".")],
      value: <Measured {...day} />,
      night: night && <Measured {...night} />,
    };
  });
}

/** A family of measures: `space`, `fontSize`… */
export function scaleLines(family: keyof typeof scale): TokenLine[] {
  const values: string | Role = scale[family];
  return typeof values === "string"
    ? [{ path: [family], value: values }]
    : Object.entries(values).map(([name, value]) => ({ path: [family, name], value }));
}

// Each colour by day and by night in one value: the browser takes the one that the `color-scheme` of the element asks for.
import { ink } from "./primitives.ts";
import { nightSurfaces, type SurfaceColors, type SurfaceName, surfaces } from "./surfaces.ts";

const byScheme = (day: string, night: string) => (day === night ? day : `light-dark(${day},${night})`);

type Roles = Readonly<Record<string, string>>;

function paired(day: string | Roles, night: string | Roles): string | Roles {
  if (typeof day === "string") return byScheme(day, night as string);
  return Object.fromEntries(
    Object.entries(day).map(([part, hex]) => [part, byScheme(hex, (night as Roles)[part] ?? hex)]),
  );
}

/** The colours of the ink `name`, as a style sheet writes them. */
const colorsOf = (name: SurfaceName) =>
  Object.fromEntries(
    Object.entries(surfaces[name]).map(([role, day]) => [
      role,
      paired(day as string | Roles, nightSurfaces[name][role as keyof SurfaceColors]),
    ]),
  ) as unknown as SurfaceColors;

/** What each ink gives to a component, by day and by night. */
export const inkColors = Object.fromEntries(
  (Object.keys(surfaces) as SurfaceName[]).map((name) => [name, colorsOf(name)]),
) as Record<SurfaceName, SurfaceColors>;

/** What lies under the page. */
export const ground = byScheme(ink.paper, ink.abyss);

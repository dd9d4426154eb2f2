import type { SailMark } from "@sillages/illustrations";
import type { SailChoice } from "./sailChoice.ts";

/** What a chosen space bears on its cloth: the logo, else the name; nothing yet as long as the cloth is not known. */
export function markOf(
  { logo, name }: Pick<SailChoice, "logo" | "name">,
  cloth: string | undefined,
): SailMark | undefined {
  if (cloth === undefined) return undefined;
  if (logo) return { cloth, src: logo.src };
  return name ? { cloth, name } : undefined;
}

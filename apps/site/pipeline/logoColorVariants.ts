// A logo is drawn in the night ink. A picture cannot ask the page for another: those for dark grounds are pictures of their own.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The inks of the theme that read on a dark ground. */
const inks = { paper: "#fbf4e6", sun: "#ffb62e" } as const;

type LightInk = keyof typeof inks;

const isInk = (name: string): name is LightInk => name in inks;

/** `svg`, a logo in its `currentColor`, in another ink. */
const inked = (svg: string, ink: LightInk) => svg.replace(/ color="[^"]*"/, ` color="${inks[ink]}"`);

/** The logo that the file `path` stands for, as « logos/kilovague-paper.svg », drawn from those in `folder`. */
export function logoVariant(folder: string, path: string): string | undefined {
  const [, id = "", ink = ""] = /^logos\/([\w-]+)-(\w+)\.svg$/.exec(path) ?? [];
  return isInk(ink) ? inked(readFileSync(join(folder, "logos", `${id}.svg`), "utf8"), ink) : undefined;
}

/** Writes beside each logo in `folder` the same in each light ink. */
export function publishLogoVariants(folder: string): void {
  for (const file of readdirSync(folder)) {
    const svg = readFileSync(join(folder, file), "utf8");
    for (const ink of Object.keys(inks).filter(isInk)) {
      writeFileSync(join(folder, file.replace(/\.svg$/, `-${ink}.svg`)), inked(svg, ink));
    }
  }
}

// A logo is drawn in the night ink. A picture cannot ask the page for another: those for dark grounds are pictures of their own.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inks } from "./inks.ts";
import { logoGrids, roundSvgPaths } from "./roundSvgPaths.ts";

/** Changes what is published of a logo. */
export const logoSettings = JSON.stringify(logoGrids);

/** Those that read on a dark ground. */
const lightInks = ["paper", "sun"] as const;

type LightInk = (typeof lightInks)[number];

/** `svg`, a logo in its `currentColor`, in another ink. */
const inked = (svg: string, ink: LightInk) => svg.replace(/ color="[^"]*"/, ` color="${inks[ink]}"`);

/** The logo that the file `path` stands for, as « logos/kilovague-paper.svg », drawn from those in `folder`. */
export function logoVariant(folder: string, path: string): string | undefined {
  const [, id = "", ink = ""] = /^logos\/([\w-]+)-(\w+)\.svg$/.exec(path) ?? [];
  const light = lightInks.find((one) => one === ink);
  return light && inked(readFileSync(join(folder, "logos", `${id}.svg`), "utf8"), light);
}

/** Makes each logo in `folder` lighter, and writes beside it the same in each light ink. */
export function publishLogos(folder: string): void {
  for (const file of readdirSync(folder)) {
    const svg = roundSvgPaths(readFileSync(join(folder, file), "utf8"), logoGrids);
    writeFileSync(join(folder, file), svg);
    for (const ink of lightInks) {
      writeFileSync(join(folder, file.replace(/\.svg$/, `-${ink}.svg`)), inked(svg, ink));
    }
  }
}

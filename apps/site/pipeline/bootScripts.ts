import { fileURLToPath } from "node:url";
import { publish } from "../built/dist.ts";
import { picturesFolder } from "../images/pictures.ts";
import { framedPath } from "../src/framed.ts";
import type { PagePath } from "../src/pagePathOf.ts";
import { bundleScript } from "./bundleScript.ts";

const folder = fileURLToPath(new URL("../src/boot/", import.meta.url));

/** What runs before the first paint of some pages: the name of its file in src/boot. */
const firstScripts = {
  "/": "carousels",
  "/escales": "besideCharts",
  "/404": "askedAddress",
  "/hors-ligne": "keptPages",
  "/jeux-concours": "quizArrival",
  "/presse": "press",
} satisfies { readonly [Path in PagePath]?: string };

/** The scripts that a sleeping page has (src/boot/), without anything of React. */
export interface BootScripts {
  /** Those that are written in the page at `path`, and run before it is painted. */
  writtenIn: (path: string) => readonly string[];
  /** Where the one is published that it asks for by itself. */
  starterOf: (path: string) => string;
}

async function bootScript(name: string): Promise<string> {
  const { code } = await bundleScript(`${folder}${name}.ts`, name, {
    "import.meta.env.PICTURES": JSON.stringify(picturesFolder()),
  });
  return code.trim();
}

/** Bundles all of them, and publishes the starters under the name of this build. */
export async function publishBootScripts(version: string): Promise<BootScripts> {
  const published = async (name: string) => {
    const file = `/assets/${name}-${version}.js`;
    publish(file, await bootScript(name));
    return file;
  };
  const recorder = await bootScript("recorder");
  const starter = await published("starter");
  const frameStarter = await published("frame");
  const first = new Map<string, string>();
  for (const [path, name] of Object.entries(firstScripts)) first.set(path, await bootScript(name));

  return {
    writtenIn: (path) => [recorder, first.get(path)].filter((script) => script !== undefined),
    starterOf: (path) => (path === framedPath ? frameStarter : starter),
  };
}

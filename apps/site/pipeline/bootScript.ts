import { fileURLToPath } from "node:url";
import { picturesFolder } from "../images/pictures.ts";
import { bundleScript } from "./bundleScript.ts";

const folder = fileURLToPath(new URL("../src/boot/", import.meta.url));

/** One of the scripts that a sleeping page has (src/boot/), without anything of React. */
export async function bootScript(name: string): Promise<string> {
  const { code } = await bundleScript(`${folder}${name}.ts`, name, {
    "import.meta.env.PICTURES": JSON.stringify(picturesFolder()),
  });
  return code.trim();
}

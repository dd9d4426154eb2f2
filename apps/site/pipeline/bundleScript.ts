import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { picturesFolder } from "../images/pictures.ts";

const source = fileURLToPath(new URL("../src/boot/", import.meta.url));

/** One of the scripts that a sleeping page has (src/boot/), bundled by itself, without anything of React. */
export async function bundleScript(name: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    define: { "import.meta.env.PICTURES": JSON.stringify(picturesFolder()) },
    resolve: { conditions: ["@sillages/source"] },
    build: {
      write: false,
      copyPublicDir: false,
      target: "es2023",
      lib: { entry: `${source}${name}.ts`, formats: ["iife"], name },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk, ...others] = built.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk" || others.length > 0)
    throw new Error(`src/boot/${name}.ts must make one script.`);
  return chunk.code.trim();
}

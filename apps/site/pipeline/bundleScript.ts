import { build, type Rolldown } from "vite";

/**
 * Bundles the file `entry`, and all that it imports, in one script.
 *
 * @param name - A variable that nothing else has.
 * @param define - What constants of the sources are, as expressions.
 */
export async function bundleScript(
  entry: string,
  name: string,
  define: Readonly<Record<string, string>>,
): Promise<Rolldown.OutputChunk> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    define,
    resolve: { conditions: ["@sillages/source"] },
    build: {
      write: false,
      copyPublicDir: false,
      target: "es2023",
      lib: { entry, formats: ["iife"], name },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk, ...others] = built.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${entry} must make one script.`);
  return chunk;
}

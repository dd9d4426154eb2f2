import { gzipSync } from "node:zlib";
import { build } from "vite";

/** What a page needs to play a quiz from the first question to the level. */
export const CORE = `export {
  draw, start, reduce, refusalOf, timeLeft, alertsBetween, resultOf, levelOf
} from "@sillages/quiz-engine"`;

export const EVERYTHING = `export * from "@sillages/quiz-engine"`;

/** The store with the engine that it moves; the engine alone, to tell what the store adds to it. */
export const STORE = `export * from "@sillages/quiz-engine"; export { createStore } from "@sillages/quiz-engine/store"`;

/** A board with the engine whose challenges its crews played. */
export const BOARD = `export * from "@sillages/quiz-engine"; export * from "@sillages/quiz-engine/board"`;

/** The gzipped size in bytes of `code`, bundled with what it imports and minified as a site would ship it. */
export async function gzipSizeOf(code: string): Promise<number> {
  const entry = "virtual:entry";
  const output = await build({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    resolve: { conditions: ["@sillages/source"] },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const [chunk] = [output].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  if (chunk?.type !== "chunk") throw new Error(`Nothing came out of the bundle of: ${code}`);
  return gzipSync(chunk.code, { level: 9 }).length;
}

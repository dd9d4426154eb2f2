// What is fetched before the first story is seen, at once and small (decision 24).
import assert from "node:assert/strict";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin, type Rolldown } from "vite";

/** What every story asks for, but only once the preview runs. */
const awaited = ["/.storybook/docs/annotations.tsx", "/react-dom-shim/dist/react-18.js"];

/** The chunks that hold the `awaited`, and all that these import. */
function awaitedChunks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const needed = new Set(
    awaited.map((module) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      assert.ok(chunk, `The preview no longer fetches ${module}: see .storybook/firstStory.ts.`);
      return chunk;
    }),
  );
  // A set goes on with what is added while it is read.
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return [...needed].map(({ fileName }) => fileName);
}

/**
 * Names in the page of a story what it would ask for later, each time for one more journey, and shortens the manager, whose own
 * script Storybook publishes at full length.
 */
export function firstStory(): Plugin {
  return {
    name: "sillages:first-story",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => [
        ...awaitedChunks(bundle)
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` },
          })),
        { tag: "link", attrs: { rel: "preload", as: "fetch", crossorigin: true, href: "./index.json" } },
      ],
    },
    // The manager is there before the preview is built.
    writeBundle({ dir = "" }) {
      const files = globSync("{sb-manager,sb-addons}/**/*.js", { cwd: dir });
      assert.ok(
        files.length > 0,
        "Storybook has written its manager elsewhere: see .storybook/firstStory.ts.",
      );
      for (const file of files) {
        const path = join(dir, file);
        const { code, errors } = minifySync(path, readFileSync(path, "utf8"), { module: true });
        assert.deepEqual(errors, [], `${file} cannot be shortened.`);
        writeFileSync(path, code);
      }
    },
  };
}

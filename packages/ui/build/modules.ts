import { copyFileSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { compile, cssFileFilter, processVanillaFile } from "@vanilla-extract/integration";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

const posix = (path: string) => path.replaceAll("\\", "/");
const sheets = globSync("src/**/*.css.ts").map(posix).toSorted();

/**
 * Names what a style sheet holds by the place of its file among all, then its own place in it. vanilla-extract's names have a hash
 * of seven characters for each file, which nothing compresses.
 */
function names() {
  const named = new Map<string, number>();
  return ({ filePath }: { filePath: string }) => {
    const sheet = sheets.indexOf(filePath);
    if (sheet === -1) throw new Error(`${filePath} is not in src: its classes have no name.`);
    const place = named.get(filePath) ?? 0;
    named.set(filePath, place + 1);
    return `_${sheet.toString(36).padStart(2, "0")}${place.toString(36)}`;
  };
}

/** Runs a `.css.ts` file; what it exports is written as plain values, each style sheet behind it goes to `sheet`. */
async function values(filePath: string, sheet?: (file: string, css: string) => string) {
  // Counted anew each time: the same file, run for another one, gives the same names.
  const identOption = names();
  const { source } = await compile({ filePath, identOption });
  return processVanillaFile({
    source,
    filePath,
    identOption,
    outputCss: sheet !== undefined,
    serializeVirtualCssPath: ({ fileName, source: css }) => sheet?.(fileName, css) ?? "",
  });
}

/**
 * Keeps one module of `dist` for each of `src`: a `.css.ts` becomes its values and, beside them, one style sheet that they
 * import. A bundler that takes one component then takes its sheet and the theme's, and no other.
 *
 * What `fit.ts` needs is put in it instead, without any sheet: it runs in Node, where nobody can import CSS.
 */
export function modules(): Plugin {
  return {
    name: "sillages:modules",
    setup(build) {
      const dist = build.initialOptions.outdir ?? "dist";
      const inDist = (file: string, extension: string) =>
        join(dist, relative("src", file).replace(/\.ts$/, extension));

      build.onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => {
        if (importer === "") return undefined;
        if (!/\/src\/fit[./]/.test(posix(importer)))
          return { path: path.replace(/\.tsx?$/, ".js"), external: true };
        return cssFileFilter.test(path)
          ? // Relative: it is written in the module, which is the same wherever it is made.
            { path: posix(relative(process.cwd(), join(dirname(importer), path))), namespace: "values" }
          : undefined;
      });

      build.onLoad({ filter: cssFileFilter, namespace: "values" }, async ({ path }) => ({
        contents: await values(resolve(path)),
      }));

      build.onLoad({ filter: cssFileFilter }, async ({ path }) => {
        const own = posix(relative(process.cwd(), path)).replace(/\.ts$/, "");
        const sheets = new Map<string, string>();
        const contents = await values(path, (file, css) => {
          const sheet = posix(file).replace(/\.ts\.vanilla\.css$/, "");
          sheets.set(sheet, css);
          const from = posix(relative(dirname(own), sheet));
          return `import "${from.startsWith(".") ? from : `./${from}`}";`;
        });
        const css = sheets.get(own);
        if (css !== undefined) {
          const { code } = await build.esbuild.transform(css, { loader: "css", minify: true });
          const file = inDist(own, "");
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, code);
        }
        return { contents };
      });

      build.onEnd(() => {
        for (const asset of globSync("src/{components,theme}/**/*.{svg,woff2,OFL.txt}")) {
          const file = inDist(asset, "");
          mkdirSync(dirname(file), { recursive: true });
          copyFileSync(asset, file);
        }
      });
    },
  };
}

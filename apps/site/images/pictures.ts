import { createHash } from "node:crypto";
import { cpSync, createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, ViteDevServer } from "vite";
import { builtAtOf } from "../built/builtAt.ts";
import { contentTypes } from "../hosting/contentTypes.ts";
import { mapShapes } from "../src/map/mapShapes.ts";
import { mapFile } from "../src/map/routeMap.ts";
import { lightScene, sceneSettings } from "./lightScene.ts";
import { logoSettings, logoVariant, publishLogos } from "./logoColorVariants.ts";
import { madePictures as folder } from "./madePictures.ts";
import { photoFacts, photoSettings, publishPhotos } from "./photos.ts";
import { isOnSheet, sheets } from "./sheets.ts";
import { isUnnamed } from "./unnamed.ts";
import { isWithheld } from "./withheld.ts";

const isPicture = (path: string) => [".svg", ".jpg", ".png"].includes(extname(path));
const isPublished = (path: string) => extname(path) === "" || isPicture(path);

const mapModule = fileURLToPath(new URL("../src/map/mapShapes.ts", import.meta.url));

/** The shapes of the map, read anew each time: a call that an editor adds is on the map at once. */
async function mapOf(server: ViteDevServer): Promise<string> {
  const fresh = (await server.ssrLoadModule(mapModule)) as { mapShapes: typeof mapShapes };
  return fresh.mapShapes();
}

/** The icon of the site as an address; of the signs of SVG, only those that an address or HTML would misread are written otherwise. */
function favicon(): string {
  const svg = readFileSync(join(folder, "identity", "favicon.svg"), "utf8").trim();
  const codes: Record<string, string> = { "<": "%3C", ">": "%3E", '"': "%22", "#": "%23", " ": "%20" };
  return `data:image/svg+xml,${svg.replace(/[<>"# ]/g, (sign) => codes[sign] ?? sign)}`;
}

function lightenScenes(scenes: string) {
  for (const file of readdirSync(scenes)) {
    const path = join(scenes, file);
    if (extname(file) === ".svg")
      writeFileSync(path, lightScene(basename(file, ".svg"), readFileSync(path, "utf8")));
  }
}

/** The published folder of the pictures, from the site's root; its name changes when one of them does. */
export function picturesFolder(): string {
  const hash = createHash("sha256").update(photoSettings);
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (isPicture(file)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  for (const draw of sheets.values()) hash.update(draw());
  hash.update(mapShapes());
  hash.update(sceneSettings).update(logoSettings);
  return `/images/${hash.digest("hex").slice(0, 8)}`;
}

/** Writes in `target` every picture that pages may ask for at the instant `now`, but the lighter formats of photos. */
function publishPictures(target: string, now: Date): void {
  cpSync(folder, target, {
    recursive: true,
    filter: (path) => isPublished(path) && !isWithheld(path, now) && !isUnnamed(path) && !isOnSheet(path),
  });
  lightenScenes(join(target, "scenes"));
  publishLogos(join(target, "logos"));
  for (const [file, draw] of sheets) writeFileSync(join(target, file), draw());
  writeFileSync(join(target, mapFile), mapShapes());
}

/** The picture at `path` of the published folder that is drawn anew each time. */
const drawnAt = (path: string) => sheets.get(path)?.() ?? logoVariant(folder, path);

/**
 * Publishes the pictures of the content under one folder named after what they are now, so that a page finds a picture by
 * its id alone and a browser may keep it for ever. Code reads the folder's address in `import.meta.env.PICTURES`, the icon of the
 * site in `import.meta.env.FAVICON`, and what is published of each photo in `import.meta.env.PHOTOS`. With `encode`, a build
 * publishes photos in lighter formats too.
 */
export function pictures({ encode }: { encode: boolean }): Plugin {
  const base = picturesFolder();
  return {
    name: "sillages:pictures",
    config: (_, { command }) => ({
      define: {
        "import.meta.env.PICTURES": JSON.stringify(base),
        "import.meta.env.FAVICON": JSON.stringify(favicon()),
        "import.meta.env.PHOTOS": JSON.stringify(photoFacts(encode && command === "build")),
      },
    }),
    configureServer: (server) => {
      server.middlewares.use(`${base}/${mapFile}`, (_, response, next) => {
        const send = (svg: string) => response.setHeader("Content-Type", "image/svg+xml").end(svg);
        mapOf(server).then(send, next);
      });
      server.middlewares.use(base, (request, response, next) => {
        const path = normalize(decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/"));
        const made = drawnAt(path.slice(1));
        if (made !== undefined) return response.setHeader("Content-Type", "image/svg+xml").end(made);
        const file = join(folder, path);
        if (!existsSync(file) || !isPicture(file)) return next();
        response.setHeader("Content-Type", contentTypes[extname(file)] ?? "");
        createReadStream(file).pipe(response);
      });
    },
    async closeBundle() {
      const { config, mode, name } = this.environment;
      if (name !== "client" || mode !== "build") return;
      const target = join(resolve(config.root, config.build.outDir), base);
      const now = new Date(builtAtOf(process.env, Date.now()));
      publishPictures(target, now);
      if (encode) await publishPhotos(join(target, "photos"), now);
    },
  };
}

import * as content from "@sillages/content";
import { type DrawingId, drawings } from "@sillages/content";
import type { Plugin } from "vite";
import { isBrowserBuild } from "./browserBuild.ts";

const { figures, identity } = content;
const constants: Readonly<Record<string, unknown>> = { figures, identity };

const isOurs = /\/(?:apps\/site|packages\/content)\/src\/[^?]+\.tsx?$/;

const constantModules = /\/packages\/content\/src\/(?:identity\/identity|figures\/figures)\.ts$/;

/** A use of one of the constants, with the properties read of it: `identity.mail.contact`. */
const constantUse = /(?<![\w$.]|typeof )(figures|identity)((?:\.[a-zA-Z]\w*)+)/g;

const destructuring = /\bconst \{([^{}]*)\} = ((?:figures|identity)(?:\.\w+)*);/g;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value that `path` leads to from `root`, and what of the path is left: a method, if anything. */
function follow(root: unknown, path: readonly string[]): { value: unknown; left: readonly string[] } {
  const [first, ...others] = path;
  if (first === undefined || !isRecord(root) || !(first in root)) return { value: root, left: path };
  return follow(root[first], others);
}

/** `const { a, b: c } = figures;` as the declarations that it stands for. */
const inPlace = (code: string) =>
  code.replace(destructuring, (_, names: string, from: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => name.split(/:\s*/))
      .map(([property = "", local = property]) => `const ${local} = ${from}.${property};`)
      .join(" "),
  );

function withConstants(code: string): string {
  return inPlace(code).replace(constantUse, (use, name: string, path: string) => {
    const isImported = new RegExp(`^import [^;]*\\b${name}\\b[^;]* from`, "m").test(code);
    const { value, left } = follow(constants[name], path.slice(1).split("."));
    // What is not a plain value would be written at each use.
    if (!isImported || typeof value === "object" || value === undefined) return use;
    return [JSON.stringify(value), ...left].join(".");
  });
}

const isDrawing = (id: unknown): id is DrawingId => typeof id === "string" && id in drawings;

function drawingCode(id: string): string {
  if (!isDrawing(id)) throw new Error(`There is no drawing « ${id} ».`);
  const facts = JSON.stringify(drawings[id]);
  return `{...${facts},src:import.meta.env.PICTURES+${JSON.stringify(`/${id}.svg`)}}`;
}

const drawingUse = /\bpictureOf\("([^"]+)"\)/g;
const drawingsUse = /\bpicturesOf\((\w+)\)/g;

/** The pictures of a collection of the content, by the drawing that its entries name. */
function collectionCode(name: string): string {
  const entries: unknown = Reflect.get(content, name);
  if (!Array.isArray(entries))
    throw new Error(`picturesOf(${name}): the content exports no such collection.`);
  const ids = new Set(entries.map((entry: { drawing: string }) => entry.drawing));
  return `({${[...ids].map((id) => `${JSON.stringify(id)}:${drawingCode(id)}`).join(",")}})`;
}

const withPictures = (code: string) =>
  code
    .replace(drawingUse, (_, id: string) => `(${drawingCode(id)})`)
    .replace(drawingsUse, (_, name: string) => collectionCode(name));

/** The source `code` with the values of what is known at build. */
export const workOut = (code: string) => withPictures(withConstants(code));

/**
 * Works out at build what is known then, so that the browser gets the value and not the catalogue that it is taken from: the properties
 * of `identity` and `figures`, the drawings named in place, and those of a collection (`shell/pictureOf.ts`). What is not
 * written in one of these ways is left as it is, and is the same.
 */
export function workedOut(): Plugin {
  return {
    name: "sillages:worked-out",
    apply: isBrowserBuild,
    enforce: "pre",
    transform: (code, id) =>
      isOurs.test(id) && !id.endsWith("/shell/pictureOf.ts") ? { code: workOut(code), map: null } : undefined,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const whole = file.type === "chunk" && file.moduleIds.find((id) => constantModules.test(id));
        if (whole) this.error(`${file.fileName} has ${whole} whole: read its properties in place.`);
      }
    },
  };
}

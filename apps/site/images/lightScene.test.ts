import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { lightScene } from "./lightScene.ts";

const sceneOf = (id: string) =>
  readFileSync(new URL(`../../../packages/content/images/scenes/${id}.svg`, import.meta.url), "utf8");

// How much lighter: one that fills a window keeps half units.
describe.each([
  ["aube", 0.9],
  ["tropiques", 0.7],
])("the scene « %s »", (id, most) => {
  const scene = sceneOf(id);
  const light = lightScene(id, scene);

  test("keeps its outlines", () => {
    const outlines = (svg: string) => svg.match(/[Mm]/g)?.length;
    expect(outlines(light.replace(/<svg[^>]*>/, ""))).toBe(outlines(scene.replace(/<svg[^>]*>/, "")));
  });

  test("is lighter", () => {
    expect(brotliCompressSync(light).length).toBeLessThan(brotliCompressSync(scene).length * most);
  });

  test("keeps its proportions, and leaves its words to its page", () => {
    expect(light).toMatch(/^<svg [^>]*width="1440" height="900"/);
    expect(light).not.toMatch(/aria-label|role=/);
  });
});

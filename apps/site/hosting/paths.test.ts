import { posix, win32 } from "node:path";
import { describe, expect, test } from "vitest";
import { pathOf } from "./paths.ts";

test.each([
  ["/", "/"],
  ["/equipe?de=presse#camille", "/equipe"],
  ["//equipe", "/equipe"],
  ["/equip%65/", "/equipe/"],
  ["/a/../equipe", "/equipe"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/images/a_b-c.é.svg", "/images/a_b-c.é.svg"],
])("%s asks for %s", (url, path) => {
  expect(pathOf(url)).toBe(path);
});

describe("what is no path of the site is none", () => {
  test.each([
    "/_headers",
    "/.vite/manifest.json",
    "/.well-known/.secret",
    "/a/.git/config",
    "/%00",
    "/a%0d%0ab",
    "/%",
    "/%zz",
    "/x%5c..%5c..%5cpackage.json",
    "/..%5c..%5cpackage.json",
    "/C:/windows/win.ini",
    "/c%3a%5cwindows",
    "/index.html::$DATA",
    "/index.html.",
    "/index.html%20",
    "/nul",
    "/NUL.txt",
    "/assets/com1.js",
    "//host/share%5c..",
  ])("%s", (url) => {
    expect(pathOf(url)).toBeUndefined();
  });
});

test("none leads out of the folder, by the rules of any system, however its pieces are put together", () => {
  const pieces = [
    "..",
    "%2e%2e",
    ".%2e",
    "%5c",
    "\\",
    "/",
    "%2f",
    "c:",
    "%3a",
    "a",
    ".",
    "%00",
    "~",
    "%c0%ae",
    "..%5c",
  ];
  const folders = { win: "C:\\site\\dist", posix: "/srv/site/dist" };
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces)
        for (const d of pieces) {
          const path = pathOf(`/${a}${b}${c}${d}`);
          if (path === undefined) continue;
          expect(win32.join(folders.win, path)).toMatch(/^C:\\site\\dist/);
          expect(posix.join(folders.posix, path)).toMatch(/^\/srv\/site\/dist/);
        }
});

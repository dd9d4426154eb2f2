// The engines of this machine. One that is absent is said to be, and counts for nothing.
import { existsSync, globSync } from "node:fs";
import { launchOptions } from "../../../scripts/chromium.mjs";
import { chromium, firefox } from "./puppeteer.ts";
import type { Engine } from "./visitor.ts";
import { webkit } from "./webkit.ts";

const firefoxPaths = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** The driver, its browser and a screen: WebKitGTK has all three on Linux alone. */
function miniBrowser(): string | undefined {
  const tools = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  return tools.every((path) => existsSync(path))
    ? globSync("/usr/{lib,libexec}/**/webkit2gtk-*/MiniBrowser").toSorted().at(-1)
    : undefined;
}

export async function findEngines(): Promise<Readonly<Record<string, Engine | undefined>>> {
  const firefoxPath = firefoxPaths.find((path) => existsSync(path));
  const webkitPath = miniBrowser();
  return {
    Chromium: chromium(await launchOptions({ shell: true })),
    Firefox: firefoxPath === undefined ? undefined : firefox(firefoxPath),
    WebKit: webkitPath === undefined ? undefined : webkit(webkitPath),
  };
}

// WebKit by its own driver, that of WebKitGTK, and by Selenium, which speaks to it. Without a screen it is given one (Xvfb).
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, Key as Keys, type WebDriver } from "selenium-webdriver";
import { freePort, until } from "../audit/process.ts";
import type { Browser, Engine, StartOptions } from "./visitor.ts";

/** A browser that starts takes one second; on a busy machine ten. */
const START_MS = 30_000;

const keys = { ArrowRight: Keys.ARROW_RIGHT, Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB };

/** A screen of its own, whose number is asked for. */
async function openScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3]!, "data")) as [Buffer];
  return { display: `:${number.toString().trim()}`, screen };
}

/** A folder of settings where GTK's own switch asks for less motion. */
async function stillSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return folder;
}

/** One visitor, with a driver of its own. */
async function visit(
  env: NodeJS.ProcessEnv,
  wanted: Capabilities,
): Promise<{ driver: ChildProcess; page: WebDriver }> {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", ["-p", `${port}`], {
    env,
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${server}/status`).then(({ ok }) => ok));
  const session = new Builder().usingServer(server).withCapabilities(wanted).build();
  const page = await Promise.race([session, wait(START_MS)]);
  if (page) return { driver, page };
  driver.kill();
  throw new Error("WebKit did not start.");
}

async function start(miniBrowser: string, { script, moves = true }: StartOptions): Promise<Browser> {
  const { display, screen } = await openScreen();
  const settings = moves ? undefined : await stillSettings();
  const env = {
    ...process.env,
    DISPLAY: display,
    ...(settings === undefined ? {} : { XDG_CONFIG_HOME: settings }),
  };
  const args = ["--automation", ...(script ? [] : ["--enable-javascript=false"])];
  const wanted = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: miniBrowser, args },
  });
  return {
    async visit(size) {
      // The driver now and then waits for a browser that is gone: it is started again.
      const { driver, page } = await visit(env, wanted).catch(() => visit(env, wanted));
      await page
        .manage()
        .window()
        .setRect({ ...size, x: 0, y: 0 });
      return {
        goto: (address) => page.get(address),
        evaluate: (ask, ...given) => page.executeScript(ask, ...given),
        click: (x, y) =>
          page
            .actions()
            .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
            .click()
            .perform(),
        type: (text) => page.actions().sendKeys(text).perform(),
        press: (key) => page.actions().sendKeys(keys[key]).perform(),
        reload: () => page.navigate().refresh(),
        async close() {
          await page.quit();
          driver.kill();
        },
      };
    },
    async close() {
      screen.kill();
      if (settings !== undefined) await rm(settings, { recursive: true, force: true });
    },
  };
}

export const webkit = (miniBrowser: string): Engine => ({
  start: (options) => start(miniBrowser, options),
});

// Chromium by its own protocol, Firefox by WebDriver BiDi: Puppeteer speaks both to a browser that is installed.
import { launch, type LaunchOptions } from "puppeteer-core";
import type { Browser, Engine } from "./visitor.ts";

async function start(name: string, options: LaunchOptions, script: boolean): Promise<Browser> {
  const browser = await launch({ headless: true, ...options });
  return {
    async visit(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      // Firefox is started without script: it has no command for it.
      if (!script && name === "Chromium") await page.setJavaScriptEnabled(false);
      return {
        goto: async (address) => void (await page.goto(address)),
        evaluate: (ask, ...args) =>
          page.evaluate(ask as (...given: unknown[]) => unknown, ...args) as Promise<never>,
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        reload: async () => void (await page.reload()),
        print: () => page.pdf({ format: "A4" }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

export const chromium = (options: LaunchOptions): Engine => ({
  start: ({ script, moves = true }) => {
    const args = [...(options.args ?? []), ...(moves ? [] : ["--force-prefers-reduced-motion"])];
    return start("Chromium", { ...options, args }, script);
  },
});

export const firefox = (executablePath: string): Engine => ({
  start: ({ script, moves = true }) => {
    const extraPrefsFirefox = {
      "javascript.enabled": script,
      "ui.prefersReducedMotion": moves ? 0 : 1,
    };
    return start("Firefox", { browser: "firefox", executablePath, extraPrefsFirefox }, script);
  },
});

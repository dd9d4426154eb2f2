// One copy of the repository and one editor for the tests of a file.
import { rmSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { copyRepository, type Editor, startEditor } from "./copy.ts";

interface Worker {
  readonly copy: string;
  readonly editor: Editor;
}

export const test = base.extend<{ page: Page }, { edited: Worker; servesSite: boolean }>({
  /** Whether the site is served beside the form, for the tests of the file. */
  servesSite: [false, { option: true, scope: "worker" }],
  edited: [
    async ({ servesSite }, provide, { parallelIndex }) => {
      const copy = copyRepository();
      const editor = await startEditor(copy, 4280 + 2 * parallelIndex, servesSite);
      await provide({ copy, editor });
      editor.process.removeAllListeners("exit");
      editor.process.kill();
      rmSync(copy, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  page: async ({ page, edited }, provide) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    // The site beside each form is hundreds of modules to read: where it is served, `showSite` lets it in.
    await page.route(
      ({ origin }) => origin !== edited.editor.origin,
      (route) => route.abort(),
    );
    await page.goto(edited.editor.address);
    await expect(page.getByRole("heading", { name: "Écrire le site" })).toBeVisible();
    await provide(page);
    expect(refused).toEqual([]);
  },
});

/** From now on the site is seen beside the form. */
export const showSite = (page: Page) => page.unrouteAll();

export { expect };

/** The field at `path` of the entry: `options.0`. */
export const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

/** Writes each text in its field, then leaves it. */
export async function write(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(texts)) {
    const control = field(page, path);
    if ((await control.evaluate((element) => element.tagName)) === "SELECT") await control.selectOption(text);
    else await control.fill(text);
    await control.blur();
  }
}

export const open = async (page: Page, address: string) => {
  await page.evaluate((hash) => (location.hash = hash), `#/${address}`);
  await expect(page.getByRole("button", { name: "Enregistrer" })).toBeVisible();
};

export const save = async (page: Page) => {
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Enregistré dans le fichier.")).toBeVisible({ timeout: 120_000 });
};

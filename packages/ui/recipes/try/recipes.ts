import { expect, type Page } from "@playwright/test";

export interface Recipe {
  name: string;
  /** Where the demo goes. */
  demo?: string;
  /** What its `npm start` needs to serve on a port, besides `PORT`; left out by what shows no page. */
  serves?: (port: number) => string[];
  /** Its page is words before any script runs. */
  rendered?: boolean;
  /** What its page can do besides the demo. */
  also?: (page: Page) => Promise<void>;
  /** What it must print, from `npm start` or `npm test`. */
  prints?: { script: string; words: readonly string[] };
}

async function comesAboard(page: Page) {
  await page.getByRole("button", { name: "Monter à bord" }).click();
  await expect(page.getByText(/À bord\s: 1/)).toBeVisible();
}

async function followsWithoutLoading(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  const staysHere = () => page.evaluate(() => "stillHere" in globalThis);
  await page.getByRole("link", { name: "Voir les escales" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Les escales" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/escales");
  await page.getByRole("link", { name: "retour au départ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Prendre la mer" })).toBeVisible();
  expect(await staysHere(), "No page was loaded.").toBe(true);
}

export const recipes: readonly Recipe[] = [
  { name: "vite", demo: "src", serves: (port) => ["--port", String(port), "--strictPort"] },
  { name: "next", demo: "app", serves: () => [], rendered: true, also: comesAboard },
  {
    name: "node",
    prints: {
      script: "start",
      words: ["<section", ">Prendre la mer</h1>", 'type="button"', "10 points", "tokens.json 0"],
    },
  },
  { name: "vitest", demo: "src", prints: { script: "test", words: ["2 passed"] } },
  { name: "react-router", demo: "app", serves: () => [], rendered: true, also: followsWithoutLoading },
];

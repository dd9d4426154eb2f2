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

export const recipes: readonly Recipe[] = [
  { name: "vite", demo: "src", serves: (port) => ["--port", String(port), "--strictPort"] },
  { name: "next", demo: "app", serves: () => [], rendered: true, also: comesAboard },
];

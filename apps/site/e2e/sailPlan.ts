import { expect, type Page } from "./test.ts";
import { openAwake } from "./awake.ts";

export const path = "/devenir-partenaire";

export const plan = (page: Page) => page.getByRole("group", { name: /^Plan de voilure/ });

export const space = (page: Page, number: number) =>
  plan(page).getByRole("option", { name: new RegExp(`^Espace ${number},`) });

/** Opens the page at its plan and waits until one can choose on it. */
export async function openPlan(page: Page, hash = "") {
  await openAwake(page, path + hash);
  await plan(page).scrollIntoViewIfNeeded();
  await expect(space(page, 91)).toHaveCount(1);
}

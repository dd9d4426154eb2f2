import { expect, type Page } from "./test.ts";
import { openAwake } from "../awake.ts";

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

/** Where a space lies on the drawing, which is all that a sleeping page has of the plan. */
export async function placeOf(page: Page, number: number) {
  await openPlan(page);
  const inPlan = await plan(page).boundingBox();
  const box = await space(page, number).boundingBox();
  if (!inPlan || !box) throw new Error(`Space ${number} is nowhere.`);
  return { x: box.x + box.width / 2 - inPlan.x, y: box.y + box.height / 2 - inPlan.y };
}

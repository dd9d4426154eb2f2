// Somebody who writes without a mouse: wherever a key leads, the next one goes on from there.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readCopy } from "./copy.ts";
import { expect, field, open, test } from "./edited.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Presses a button as a key does: it has the focus, and may lose it. */
async function press(page: Page, name: string) {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
}

async function type(page: Page, path: string, text: string) {
  await field(page, path).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(text);
}

test("the link past the contents leads to the entry that is open, not away from it", async ({ page }) => {
  await open(page, "partners/goulvarec");
  await page.reload();
  await expect(field(page, "name")).toHaveValue("Goulvarec");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main", { name: "Goulvarec" })).toBeFocused();
  await expect(field(page, "name")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#/partners/goulvarec");
});

test("what goes away once it is pressed leaves the focus to what it says", async ({ page, edited }) => {
  const path = join(edited.copy, "packages/content/data/partners/goulvarec.yaml");
  const before = readFileSync(path, "utf8");
  await open(page, "partners/goulvarec");
  await type(page, "name", " Mer");
  await press(page, "Défaire");
  await expect(said(page, "Défait : « Nom »")).toBeFocused();

  await type(page, "name", " Mer");
  await press(page, "Abandonner le brouillon");
  await expect(said(page, "Brouillon abandonné")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Reprendre le brouillon")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said(page, "Votre brouillon a été retrouvé")).toBeFocused();

  await press(page, "Enregistrer");
  await expect(said(page, "Enregistré dans le fichier.")).toBeFocused();
  writeFileSync(path, before);
});

test("whoever chooses between a draft and a file that changed goes on from the entry", async ({
  page,
  edited,
}) => {
  const file = "data/team/yann.yaml";
  const path = join(edited.copy, "packages/content", file);
  const before = readCopy(edited.copy, file);
  const rename = (name: string) => writeFileSync(path, before.replace(/^name: .*$/m, `name: ${name}`));
  await open(page, "team/yann");
  await type(page, "name", "-Marie");
  rename("Yann Le Gall");
  await expect(page.getByRole("alert")).toBeVisible();
  await press(page, "Garder mon brouillon");
  await expect(said(page, "Votre brouillon est gardé")).toBeFocused();
  rename("Yann Le Bihan");
  await expect(page.getByRole("alert")).toBeVisible();
  await press(page, "Prendre le fichier");
  await expect(said(page, "Brouillon abandonné")).toBeFocused();
  writeFileSync(path, before);
});

test("an item that moves keeps the focus on what moved it, to its end and no further", async ({ page }) => {
  await open(page, "team/camille");
  const skills = () =>
    page.locator("[name^='skills.']").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const [first, second, third, ...others] = await skills();
  await button(page, /^Monter « Compétences n° 3/).focus();
  await page.keyboard.press("Enter");
  await expect(button(page, /^Monter « Compétences n° 2/)).toBeFocused();
  for (let n = 0; n < 3; n++) await page.keyboard.press("Enter");
  await expect(button(page, /^Monter « Compétences n° 1/)).toBeFocused();
  expect(await skills()).toEqual([third, first, second, ...others]);
  await button(page, /^Descendre « Compétences n° 1/).focus();
  await page.keyboard.press("Enter");
  await expect(button(page, /^Descendre « Compétences n° 2/)).toBeFocused();
});

for (const fontSize of ["100%", "200%"]) {
  test(`no field that one comes back to is under the bar, with the text at ${fontSize}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    await open(page, "team/camille");
    await field(page, "social.instagram").focus();
    /** In the bar nothing scrolls for the focus; below it, what has the focus is in sight. */
    const scrolled = () => page.evaluate(() => document.querySelector("main")?.scrollTop);
    const before = await scrolled();
    await button(page, "Supprimer").focus();
    expect(await scrolled()).toBe(before);
    await field(page, "social.instagram").focus();
    const hidden: string[] = [];
    for (let stops = 0; stops < 60; stops++) {
      await page.keyboard.press("Shift+Tab");
      const under = await page.evaluate(() => {
        const focused = document.activeElement;
        const top = focused?.getBoundingClientRect().top ?? 0;
        const bar = [...document.querySelectorAll("main *")].find(
          (one) => getComputedStyle(one).position === "sticky",
        );
        const covers = bar && !bar.contains(focused) && focused?.closest("fieldset");
        return covers && bar.getBoundingClientRect().bottom > top ? focused?.outerHTML : undefined;
      });
      if (under !== undefined) hidden.push(under);
    }
    expect(hidden).toEqual([]);
  });
}

test("an entry that was removed is put back, and the focus goes on from it", async ({ page, edited }) => {
  const file = "data/partners/goulvarec.yaml";
  const before = readCopy(edited.copy, file);
  await open(page, "partners/goulvarec");
  await press(page, "Supprimer");
  await press(page, "Supprimer le fichier");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("link", { name: "Goulvarec" })).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(button(page, "Rétablir")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said(page, "« Goulvarec » est rétabli.")).toBeFocused();
  expect(readCopy(edited.copy, file)).toBe(before);
});

test("whoever takes the writing over from another tab stands in the entry", async ({ page, context }) => {
  await open(page, "partners/goulvarec");
  const other = await context.newPage();
  await other.goto(page.url());
  await press(other, "Écrire ici");
  await expect(button(other, "Écrire ici")).toBeHidden();
  await expect(other.getByRole("main", { name: "Goulvarec" })).toBeFocused();
  await other.close();
});

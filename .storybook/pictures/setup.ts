// After each story has rendered, played and passed axe, its picture is compared with its reference.
import type { StoryContext } from "storybook/internal/types";
import { afterEach, expect, inject } from "vitest";
import { page } from "vitest/browser";
import { grain } from "../../packages/ui/src/internal/grain.css.ts";

// The tooth of the paper is noise: it tells nothing of a change, and makes the pictures nearly twice as heavy.
// The caret blinks: a picture would hold it or not, as the moment goes.
const stillness = document.createElement("style");
stillness.textContent = `.${grain}::after { content: none } * { caret-color: transparent !important }`;
document.head.append(stillness);

/** Files that hold shapes of a drawing, which say nothing of their arrival. */
const shapeFiles = () =>
  new Set(
    [...document.querySelectorAll('use:not([href^="#"])')].map((shape) =>
      (shape.getAttribute("href") ?? "").replace(/#.*$/, ""),
    ),
  );

const nextFrame = () => new Promise(requestAnimationFrame);

/** Fonts, pictures and layout stand still; pictures below the fold are fetched too. */
async function settle() {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([
    document.fonts.load("900 1em Anybody"),
    document.fonts.load('400 1em "Instrument Sans"'),
  ]);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  // Asked for after the drawing has asked: when the answer is there, so is the first.
  await Promise.all([...shapeFiles()].map((file) => fetch(file)));
  await nextFrame();
  await nextFrame();
}

const standsOver = (element: Element) =>
  getComputedStyle(element).position === "fixed" && element.checkVisibility();

/**
 * What stands over the page is seen in the whole window; the rest is cut out at its own height, on whole pixels.
 * Cutting the page, rather than asking for the element, spares Playwright half of its work: nothing is to be waited for.
 */
async function cutOut() {
  const story = [...document.body.children].findLast((child) => child.getBoundingClientRect().height > 0);
  const covers =
    document.querySelector("dialog:modal, :popover-open") !== null ||
    [...(story?.querySelectorAll("*") ?? [])].some(standsOver);
  if (!story || covers) return undefined;
  // What unfolds below it is seen too.
  const height = () => Math.max(story.getBoundingClientRect().height, story.scrollHeight);
  if (height() > window.innerHeight) await page.viewport(window.innerWidth, Math.ceil(height()));
  const { left, top, right } = story.getBoundingClientRect();
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(top + height()) - y };
}

afterEach(async ({ task, ...context }) => {
  const { story } = context as { story?: Pick<StoryContext, "parameters"> };
  const { storyId } = task.meta as { storyId?: string };
  if (!story || !storyId || task.result?.state === "fail") return;
  if (!inject("comparesPictures") || story.parameters["unpictured"]) return;
  await settle();
  const clip = await cutOut();
  await expect(page).toMatchScreenshot(storyId.split("--").at(-1), {
    screenshotOptions: clip ? { clip } : {},
  });
});

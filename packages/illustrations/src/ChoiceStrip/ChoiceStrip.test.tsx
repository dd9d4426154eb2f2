import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import * as stories from "./ChoiceStrip.stories.tsx";

const { Default } = composeStories(stories);

/** How much of the window the header covers. */
const HEADER = 72;

/** A page with a button of a given height somewhere down it, and the strip at the foot of the window. */
const scene = (height: number) =>
  render(
    <div style={{ height: 3000 }}>
      <div style={{ height: 1000 }} />
      <button type="button" style={{ display: "block", height, width: 200 }}>
        Case
      </button>
      <div style={{ height: 1500 }} />
      <Default />
    </div>,
  );
const button = () => page.getByRole("button", { name: "Case" }).element() as HTMLElement;
const strip = () => page.getByRole("region", { name: "Votre choix" }).element();

/** Stands the button's head a given distance from the top of the window, and gives it focus. */
function focusAt(top: number) {
  scrollTo({ top: scrollY + button().getBoundingClientRect().top - top, behavior: "instant" });
  button().focus({ preventScroll: true });
  return button().getBoundingClientRect();
}

beforeEach(() => page.viewport(800, 600));
afterEach(() => scrollTo({ top: 0, behavior: "instant" }));

test("what takes focus under the strip comes out above it", async () => {
  await scene(40);
  const { bottom, top } = focusAt(580);
  expect(bottom).toBeLessThan(strip().getBoundingClientRect().top);
  expect(top).toBeGreaterThan(HEADER);
});

test("what takes focus never leaves the strip for the cover of the header", async () => {
  await scene(440);
  const covered = strip().getBoundingClientRect().top - 440;
  expect(covered).toBeLessThan(HEADER);
  const { top } = focusAt(300);
  expect(top).toBeGreaterThanOrEqual(HEADER);
  expect(top).toBeLessThan(300);
});

test("in a window too low for both it leaves the place to the page", async () => {
  await page.viewport(320, 256);
  await scene(40);
  expect(getComputedStyle(strip()).position).toBe("static");
  expect(focusAt(200).top).toBe(200);
});

import { composeStories } from "@storybook/react-vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../global.ts";
import * as radioGroupStories from "../components/RadioGroup/RadioGroup.stories.tsx";
import * as toggleButtonStories from "../components/ToggleButton/ToggleButton.stories.tsx";
import * as wakeDividerStories from "../components/Divider/Divider.stories.tsx";
import { emulateMedia } from "../testing/emulateMedia.ts";

const radioGroup = composeStories(radioGroupStories);
const toggleButton = composeStories(toggleButtonStories);
const wakeDivider = composeStories(wakeDividerStories);

/** What the reader chose `keyword` to be, as computed styles say it. */
function system(keyword: "Canvas" | "CanvasText" | "Highlight"): string {
  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.backgroundColor = keyword;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

beforeAll(() => emulateMedia("forced-colors", "active"));
afterAll(() => emulateMedia("forced-colors", "none"));

test("what is pressed is told from what is not", async () => {
  await render(<toggleButton.Default />);
  await render(<toggleButton.Pressed />);
  const [off, on] = page.getByRole("button").elements().map(groundOf);
  expect(on).toBe(system("Highlight"));
  expect(off).not.toBe(on);
});

test("the choice that is taken is told from the others, and its words have no box behind them", async () => {
  await render(<radioGroup.Default />);
  const chosen = page.getByRole("radio", { checked: true }).element().closest("label")!;
  expect(groundOf(chosen)).toBe(system("Highlight"));
  expect(getComputedStyle(chosen).forcedColorAdjust).toBe("none");
});

test("wakes are drawn in the colour of text", async () => {
  const { container } = await render(<wakeDivider.Default />);
  expect(groundOf(container.querySelector("hr")!)).toBe(system("CanvasText"));
});

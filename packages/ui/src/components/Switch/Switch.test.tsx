import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Switch.stories.tsx";

const { Default, Disabled } = composeStories(stories);

const control = page.getByRole("switch", { name: "Sans limite de temps" });

test("is out of reach when it is disabled", async () => {
  await render(<Disabled />);
  await userEvent.tab();
  await expect.element(page.getByRole("switch")).not.toHaveFocus();
});

test.each([
  ["ltr", "left"],
  ["rtl", "right"],
] as const)("its float goes to the end of the line: %s", async (dir, from) => {
  await render(
    <div dir={dir}>
      <Default checked />
    </div>,
  );
  // Its own width and the room at both ends are left.
  const way = control.element().clientWidth - 24;
  await expect.poll(() => getComputedStyle(control.element(), "::before")[from]).toBe(`${way}px`);
});

test("grows with the text of the page", async () => {
  document.documentElement.style.fontSize = "200%";
  await render(<Default checked />);
  expect(control.element().getBoundingClientRect()).toMatchObject({ width: 104, height: 56 });
  document.documentElement.style.removeProperty("font-size");
});

test("a press on its hint leaves it as it is", async () => {
  await render(<Default hint="Les points restent les mêmes." />);
  await page.getByText("Les points restent les mêmes.").click();
  await expect.element(control).not.toBeChecked();
});

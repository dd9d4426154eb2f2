import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { surface } from "../../theme/surfaces.css.ts";
import * as stories from "./IconButton.stories.tsx";

const { Default, Square } = composeStories(stories);

test("is named by its label, and acts on click, on Enter and on Space", async () => {
  const onClick = vi.fn<() => void>();
  await render(<Default onClick={onClick} />);
  await page.getByRole("button", { name: "Planche suivante" }).click();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onClick).toHaveBeenCalledTimes(3);
});

test("one that leads nowhere, and keeps its focus, looks so", async () => {
  await render(
    <div className={surface.paper}>
      <Default aria-disabled />
      <Default disabled />
    </div>,
  );
  const [kept, lost] = page
    .getByRole("button")
    .elements()
    .map((button) => getComputedStyle(button));
  for (const look of ["color", "borderColor", "cursor"] as const) expect(kept?.[look]).toBe(lost?.[look]);
});

test.each([Default, Square])("is a target of 44 px or more", async (Story) => {
  await render(<Story />);
  const { width, height } = page.getByRole("button").element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

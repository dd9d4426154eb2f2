import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Switch.stories.tsx";

const { Default, Disabled } = composeStories(stories);

const control = page.getByRole("switch", { name: "Sans limite de temps" });

test("Space and a press on its label turn it, and say to what", async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  await render(<Default onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(control).toBeChecked();
  await page.getByText("Sans limite de temps").click();
  await expect.element(control).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test("stays as the page holds it", async () => {
  await render(<Default checked={false} />);
  await control.click();
  await expect.element(control).not.toBeChecked();
});

test("is out of reach when it is disabled", async () => {
  await render(<Disabled />);
  await userEvent.tab();
  await expect.element(page.getByRole("switch")).not.toHaveFocus();
});

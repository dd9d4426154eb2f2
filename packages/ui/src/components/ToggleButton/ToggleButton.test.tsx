import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./ToggleButton.stories.tsx";

const { Default, Pressed } = composeStories(stories);

const button = page.getByRole("button", { name: "Vent apparent" });

test("says whether it is pressed, under a name that does not change", async () => {
  const { rerender } = await render(<Default />);
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  await rerender(<Pressed />);
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
});

test("asks for the other state on click, on Enter and on Space", async () => {
  const onChange = vi.fn<(pressed: boolean) => void>();
  const { rerender } = await render(<Default onChange={onChange} />);
  await button.click();
  await userEvent.keyboard("{Enter}");
  await rerender(<Default pressed onChange={onChange} />);
  await userEvent.keyboard(" ");
  expect(onChange.mock.calls).toEqual([[true], [true], [false]]);
});

import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./ToggleButton.stories.tsx";

const { Default, Empty, Pressed, PressedEmpty } = composeStories(stories);

const chip = page.getByRole("button");

test("says its name, how many it shows and whether it is on", async () => {
  await render(<Pressed />);
  await expect.element(chip).toHaveAccessibleName("Tous 7");
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
});

test("asks for the other state on click, on Enter and on Space", async () => {
  const onChange = vi.fn<(pressed: boolean) => void>();
  const { rerender } = await render(<Default onChange={onChange} />);
  await chip.click();
  await userEvent.keyboard("{Enter}");
  await rerender(<Default pressed onChange={onChange} />);
  await userEvent.keyboard(" ");
  expect(onChange.mock.calls).toEqual([[true], [true], [false]]);
});

test("cannot be put on when it would show nothing", async () => {
  const onChange = vi.fn<(pressed: boolean) => void>();
  await render(<Empty onChange={onChange} />);
  await expect.element(chip).toHaveAttribute("aria-disabled", "true");
  await chip.click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test("keeps the focus when it is taken off and shows nothing any more", async () => {
  const { rerender } = await render(<PressedEmpty />);
  chip.element().focus();
  await rerender(<PressedEmpty pressed={false} />);
  await expect.element(chip).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(chip).toHaveFocus();
});

test("cannot be pressed when its page says so", async () => {
  await render(<Default disabled />);
  await expect.element(chip).toBeDisabled();
});

test("can be taken off when it shows nothing any more", async () => {
  const onChange = vi.fn<(pressed: boolean) => void>();
  await render(<PressedEmpty onChange={onChange} />);
  await chip.click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

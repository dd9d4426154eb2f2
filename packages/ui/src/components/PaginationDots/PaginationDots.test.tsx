import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./PaginationDots.stories.tsx";

const { Default } = composeStories(stories);

const dot = (name: string) => page.getByRole("button", { name });

test("each dot says which page it leads to, and the page shown says so", async () => {
  await render(<Default />);
  await expect.element(page.getByRole("group", { name: "Planches" })).toBeVisible();
  await expect.element(dot("2 sur 4")).toHaveAttribute("aria-current", "true");
  await expect.element(dot("3 sur 4")).not.toHaveAttribute("aria-current");
});

test("leads to another page by click, Enter and Space", async () => {
  const onSelect = vi.fn<(at: number) => void>();
  await render(<Default onSelect={onSelect} />);
  await dot("4 sur 4").click();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}{Shift>}{Tab}{/Shift} ");
  expect(onSelect.mock.calls).toEqual([[3], [2], [1]]);
  await expect.element(dot("2 sur 4")).toHaveAttribute("aria-current", "true");
});

test("is a row of targets of 44 px", async () => {
  await render(<Default />);
  const { width, height } = dot("1 sur 4").element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test("Tab goes from dot to dot", async () => {
  await render(<Default />);
  for (const name of ["1 sur 4", "2 sur 4", "3 sur 4", "4 sur 4"]) {
    await userEvent.tab();
    await expect.element(dot(name)).toHaveFocus();
  }
});

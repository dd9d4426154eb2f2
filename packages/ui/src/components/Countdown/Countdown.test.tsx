import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Countdown.stories.tsx";

const { Default } = composeStories(stories);

const timer = page.getByRole("timer", { name: "Temps restant" });
const status = page.getByRole("status");

test.each([
  [300, "5:00"],
  [61, "1:01"],
  [59, "0:59"],
  [0, "0:00"],
  [-5, "0:00"],
])("writes %i seconds %s", async (left, figures) => {
  await render(<Default left={left} />);
  await expect.element(page.getByText(figures, { exact: true })).toBeVisible();
});

test("is read in words, and never by itself", async () => {
  await render(<Default />);
  await expect.element(timer).toHaveAttribute("aria-live", "off");
  expect(timer.element().textContent).toMatch(/4\sminutes et 12\ssecondes$/);
  await expect.element(page.getByText("4:12")).toHaveAttribute("aria-hidden", "true");
});

test("announces in a status that was there, empty, before", async () => {
  const { rerender } = await render(<Default left={61} />);
  const before = status.element();
  expect(before.textContent).toBe("");
  await rerender(<Default left={60} status="Il reste une minute." />);
  await expect.element(status).toHaveTextContent("Il reste une minute.");
  expect(status.element()).toBe(before);
});

test("does not move what stands beside it when the end is near", async () => {
  // Its letters, not those that stand for them while they come.
  await document.fonts.load("900 1em Anybody");
  const { container, rerender } = await render(<Default left={11} />);
  const before = container.firstElementChild!.getBoundingClientRect();
  await rerender(<Default left={10} />);
  const after = container.firstElementChild!.getBoundingClientRect();
  expect([after.width, after.height]).toEqual([before.width, before.height]);
});

test("tells the end by another drawing, not by colour alone", async () => {
  const { container, rerender } = await render(<Default left={11} />);
  const drawing = () => container.querySelector("path")!.getAttribute("d");
  const far = drawing();
  await rerender(<Default left={10} />);
  expect(drawing()).not.toBe(far);
});

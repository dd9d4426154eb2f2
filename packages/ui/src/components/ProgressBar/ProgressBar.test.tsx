import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./ProgressBar.stories.tsx";

const { Default, Quiet, Steps } = composeStories(stories);

const bar = page.getByRole("progressbar", { name: "Route parcourue" });

/** What part of the whole the way gone takes, from 0 to 1. */
const shareGone = () => {
  const [whole, gone] = [...document.querySelectorAll("rect")].map((rect) => rect.width.baseVal.value);
  return gone! / whole!;
};

test("says how far it is, in words that are also seen", async () => {
  await render(<Steps />);
  expect((bar.element() as HTMLProgressElement).position).toBeCloseTo(0.3, 3);
  await expect.element(bar).toHaveAttribute("aria-valuetext", "Escale 3 sur 10");
  await expect.element(page.getByText("Escale 3 sur 10")).toBeVisible();
});

test("draws the way gone in proportion", async () => {
  await render(<Steps />);
  expect(shareGone()).toBeCloseTo(0.3, 3);
});

test("never draws more than the whole way, nor less than none", async () => {
  const { rerender } = await render(<Default value={140} />);
  expect(shareGone()).toBe(1);
  await rerender(<Default value={-5} />);
  expect(shareGone()).toBe(0);
  await rerender(<Default value={0} max={0} />);
  expect(shareGone()).toBe(0);
});

test("takes a part of nothing for none of the way", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  await render(<Default value={NaN} />);
  expect(shareGone()).toBe(0);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test("keeps its words to readers where the page says them already", async () => {
  await render(<Quiet />);
  await expect.element(bar).toHaveAttribute("aria-valuetext", "64 milles sur 100");
  expect(page.getByText("64 milles sur 100").query()).toBeNull();
});

test("needs no style attribute", async () => {
  const { container } = await render(<Default />);
  expect(container.querySelector("[style]")).toBeNull();
});

test("is gone from where one begins to read", async () => {
  await render(
    <div dir="rtl">
      <Steps />
    </div>,
  );
  const [whole, gone] = [...document.querySelectorAll("rect")].map((rect) => rect.getBoundingClientRect());
  expect(gone!.right).toBeCloseTo(whole!.right, 0);
  expect(gone!.left).toBeGreaterThan(whole!.left + whole!.width / 2);
});

test("is a drawing where the words beside it say as much", async () => {
  await render(<Steps label={undefined} />);
  expect(page.getByRole("progressbar").query()).toBeNull();
  await expect.element(page.getByText("Escale 3 sur 10")).toBeVisible();
  expect(shareGone()).toBeCloseTo(0.3, 3);
});

import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import * as stories from "./ZoomPane.stories.tsx";

const { Default } = composeStories(stories);
const drawing = page.getByRole("img");
const button = (name: string) => page.getByRole("button", { name });
const said = () => page.getByRole("status").element().textContent;
const width = () => drawing.element().getBoundingClientRect().width;

beforeEach(() => page.viewport(800, 900));

test("brings the drawing closer by its buttons, no closer than five times, and back", async () => {
  await render(<Default />);
  const own = width();
  await button("Agrandir").click();
  await expect.poll(() => width() / own).toBeCloseTo(1.5);
  for (let step = 0; step < 5; step++) await button("Agrandir").click();
  await expect.poll(() => width() / own).toBeCloseTo(5);
  await button("Tout voir").click();
  await expect.poll(() => width() / own).toBeCloseTo(1);
});

test("keeps the button that was pressed, and says the size it gave back", async () => {
  await render(<Default />);
  const whole = button("Tout voir");
  await expect.element(whole).toHaveAttribute("aria-disabled", "true");
  await button("Agrandir").click();
  await expect.element(whole).toHaveAttribute("aria-disabled", "false");
  await expect.poll(said).toBe("150\u00A0%");
  await whole.click();
  await expect.element(whole).toHaveAttribute("aria-disabled", "true");
  expect(document.activeElement).toBe(whole.element());
  await expect.poll(said).toBe("100\u00A0%");
});

test("says nothing of a size that nobody has changed", async () => {
  await render(<Default />);
  expect(said()).toBe("");
});

test("is a region that the keyboard moves once it is closer, and only then", async () => {
  await render(<Default />);
  expect(page.getByRole("region").elements()).toHaveLength(0);
  await button("Agrandir").click();
  const region = page.getByRole("region", { name: "Loupe" });
  (region.element() as HTMLElement).focus();
  const before = region.element().scrollLeft;
  await userEvent.keyboard("{ArrowRight>10/}");
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(before);
  await userEvent.keyboard("0");
  await expect.poll(() => page.getByRole("region").elements().length).toBe(0);
});

test("leaves the keys of the browser alone", async () => {
  await render(<Default />);
  const own = width();
  await button("Agrandir").click();
  (page.getByRole("region").element() as HTMLElement).focus();
  await userEvent.keyboard("{Control>}+{/Control}");
  expect(width() / own).toBeCloseTo(1.5);
});

test("held by the mouse, it lets no word be selected; free, it does", async () => {
  await render(<Default />);
  await button("Agrandir").click();
  const region = page.getByRole("region", { name: "Loupe" }).element();
  const selects = () =>
    drawing.element().dispatchEvent(new Event("selectstart", { bubbles: true, cancelable: true }));
  const pointer = { bubbles: true, pointerType: "mouse" };
  expect(selects()).toBe(true);
  region.dispatchEvent(new PointerEvent("pointerdown", pointer));
  expect(selects()).toBe(false);
  region.dispatchEvent(new MouseEvent("click", pointer));
  expect(selects()).toBe(true);
});

import { composeStories } from "@storybook/react-vite";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./FilterBar.stories.tsx";

const { AtRest, Default, WithActions } = composeStories(stories);

const button = page.getByRole("button", { name: /^Filtres/ });
const panelIsSeen = () => page.getByText("Langue").element().checkVisibility();

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 900);
});

test("its filters are unfolded on a desk", async () => {
  await render(<Default />);
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  expect(panelIsSeen()).toBe(true);
});

test("its filters are folded on a phone, until they are asked for", async () => {
  await page.viewport(390, 844);
  await render(<Default />);
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  expect(panelIsSeen()).toBe(false);
  await button.click();
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  expect(panelIsSeen()).toBe(true);
});

test("Enter and Space fold and unfold them", async () => {
  await render(<Default />);
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(panelIsSeen).toBe(false);
  await userEvent.keyboard(" ");
  await expect.poll(panelIsSeen).toBe(true);
});

test("says what its button unfolds, and how many filters are on", async () => {
  const { rerender } = await render(<Default />);
  await expect.element(button).toHaveAccessibleName("Filtres 2 actifs");
  const panel = document.getElementById(button.element().getAttribute("aria-controls")!);
  expect(panel?.textContent).toContain("Année");
  await rerender(<AtRest />);
  await expect.element(button).toHaveAccessibleName("Filtres");
});

test("announces the result in a status that was there, empty, before", async () => {
  const { rerender } = await render(<Default result={undefined} />);
  const status = page.getByRole("status");
  const before = status.element();
  expect(before.textContent).toBe("");
  await rerender(<Default />);
  await expect.element(status).toHaveTextContent("7 résultats pour « foil », 2026, en français.");
  expect(status.element()).toBe(before);
});

test("does not say the button that stands beside the result with it", async () => {
  await render(<WithActions />);
  await expect.element(page.getByRole("button", { name: "Tout effacer" })).toBeVisible();
  expect(page.getByRole("status").element().textContent).not.toContain("Tout effacer");
});

test("looks the same before the page is alive as after, on a desk and on a phone", async () => {
  const before = document.createElement("div");
  before.innerHTML = renderToString(<Default />);
  document.body.append(before);
  const panel = before.querySelector("fieldset")!;
  expect(panel.checkVisibility()).toBe(true);
  await page.viewport(390, 844);
  expect(panel.checkVisibility()).toBe(false);
  before.remove();
});

test("shows what is found at once, and says it once it has settled, not at each letter that is typed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const status = page.getByRole("status");
  const { rerender } = await render(<Default result="12 résultats" />);
  for (const result of ["7 résultats", "2 résultats", "0 résultat"]) {
    await rerender(<Default result={result} />);
    vi.advanceTimersByTime(300);
  }
  expect(status.element().textContent).toBe("12 résultats");
  // Who sees it does not wait.
  await expect.element(page.getByText("0 résultat", { exact: true })).toBeVisible();
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  await expect.element(status).toHaveTextContent("0 résultat");
});

import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import * as stories from "./ExpandableCard.stories.tsx";

const { Default, Three } = composeStories(stories);

const first = page.getByRole("listitem").first();
const labelOf = (name: string) => page.getByText(`Lire le portrait de ${name}`, { exact: true });
const hasFocus = (words: string) => document.activeElement?.textContent?.includes(words);
const longPartIsSeen = () =>
  page.getByText("avant de savoir nager", { exact: false }).first().element().checkVisibility();

test("a press anywhere on it chooses it, and another gives it up", async () => {
  await render(<Three />);
  expect(longPartIsSeen()).toBe(false);
  await first.click({ position: { x: 60, y: 60 } });
  await expect.poll(longPartIsSeen).toBe(true);
  await first.click({ position: { x: 60, y: 60 } });
  await expect.poll(longPartIsSeen).toBe(false);
});

test("Enter and Space choose it and give it up; focus stays, and its label says what comes next", async () => {
  await render(<Three />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(longPartIsSeen).toBe(true);
  await expect.element(labelOf("Maëlle")).not.toBeVisible();
  await expect.element(page.getByText("Fermer le portrait de Maëlle")).toBeVisible();
  expect(hasFocus("Fermer le portrait de Maëlle")).toBe(true);
  await userEvent.keyboard(" ");
  await expect.poll(longPartIsSeen).toBe(false);
});

test("what is folded is out of the tab order; what is unfolded follows its label and can be pressed", async () => {
  await render(<Three />);
  await userEvent.tab();
  await userEvent.tab();
  expect(hasFocus("Ewen")).toBe(true);
  await first.click({ position: { x: 10, y: 10 } });
  await expect.poll(longPartIsSeen).toBe(true);
  await userEvent.tab();
  expect(hasFocus("Son carnet de bord")).toBe(true);
  await page.getByRole("link", { name: "Son carnet de bord" }).first().click();
  expect(longPartIsSeen()).toBe(true);
});

test("one that a page hides is not seen", async () => {
  await render(<Three />);
  first.element().setAttribute("hidden", "");
  await expect.element(labelOf("Maëlle")).not.toBeVisible();
  await expect.element(labelOf("Nour")).toBeVisible();
});

test("one that a filter leaves out is not seen, and comes back", async () => {
  const { rerender } = await render(<Default hidden />);
  await expect.element(labelOf("Maëlle")).not.toBeVisible();
  await rerender(<Default hidden={false} />);
  await expect.element(labelOf("Maëlle")).toBeVisible();
});

test("tells that it is chosen, then given up", async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  await render(<Default onOpenChange={onOpenChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test("folds and unfolds as the page decides", async () => {
  const { rerender } = await render(<Default open />);
  expect(longPartIsSeen()).toBe(true);
  await rerender(<Default open={false} />);
  await expect.poll(longPartIsSeen).toBe(false);
});

test("is told of itself, and not of what unfolds in its long part", async () => {
  const told = vi.fn<(open: boolean) => void>();
  const inner = vi.fn<(open: boolean) => void>();
  const more = (
    <Disclosure label="Ses courses" onOpenChange={inner}>
      Deux Fastnet.
    </Disclosure>
  );
  await render(<Default defaultOpen more={more} onOpenChange={told} />);
  await expect.poll(() => told.mock.calls).toEqual([[true]]);
  await page.getByText("Ses courses").click();
  await expect.poll(() => inner.mock.calls).toEqual([[true]]);
  expect(told).toHaveBeenCalledOnce();
});

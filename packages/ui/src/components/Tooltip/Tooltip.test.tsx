import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Tooltip.stories.tsx";

const { Default, Description } = composeStories(stories);

const words = () => page.getByText("Arrêter le sablier").element();
const isSeen = () => words().checkVisibility({ visibilityProperty: true });

test("Tab shows it, Escape puts it away and leaves the focus where it is", async () => {
  await render(<Default />);
  expect(isSeen()).toBe(false);
  await userEvent.tab();
  await expect.poll(isSeen).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(isSeen).toBe(false);
  await expect.element(page.getByRole("button")).toHaveFocus();
});

test("a mouse that points shows it, and may go over its words", async () => {
  await render(<Default />);
  await page.getByRole("button").hover();
  await expect.poll(isSeen).toBe(true);
  await userEvent.hover(words());
  expect(isSeen()).toBe(true);
  await userEvent.unhover(words());
  await userEvent.hover(document.documentElement, { position: { x: 600, y: 600 }, force: true });
  await expect.poll(isSeen).toBe(false);
});

test("describes its control where it says more than its name", async () => {
  await render(<Description />);
  await expect
    .element(page.getByRole("button", { name: "Ajouter à l’agenda" }))
    .toHaveAccessibleDescription("Le fichier s’ouvre dans tous les agendas.");
});

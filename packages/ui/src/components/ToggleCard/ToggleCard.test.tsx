import { composeStories } from "@storybook/react-vite";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./ToggleCard.stories.tsx";

const { Default, OneOfThree } = composeStories(stories);

const open = page.getByRole("button", { name: "Lire le portrait de Maëlle" });
const close = page.getByRole("button", { name: "Fermer le portrait de Maëlle" });
const other = page.getByRole("button", { name: "Lire le portrait de Nour" });
const longPart = page.getByText("avant de savoir nager", { exact: false });

test("its button says that it unfolds what it names", async () => {
  await render(<OneOfThree />);
  await expect.element(open).toHaveAttribute("aria-expanded", "false");
  const controlled = document.getElementById(open.element().getAttribute("aria-controls") ?? "");
  expect(controlled?.textContent).toContain("avant de savoir nager");
});

test("a press anywhere on its head chooses it, and another gives it up", async () => {
  await render(<OneOfThree />);
  const portrait = page.getByRole("listitem").first();
  await portrait.click({ position: { x: 60, y: 60 } });
  await expect.element(close).toHaveAttribute("aria-expanded", "true");
  await expect.element(longPart.first()).toBeVisible();
  await portrait.click({ position: { x: 60, y: 60 } });
  await expect.element(open).toHaveAttribute("aria-expanded", "false");
});

test("Enter and Space choose it and give it up, and focus stays on its button", async () => {
  await render(<OneOfThree />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(open).toHaveFocus();
});

test("what is folded is out of the tab order; what is unfolded follows its button", async () => {
  await render(<OneOfThree />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Lire le portrait de Ewen" })).toHaveFocus();
  await open.click({ position: { x: 10, y: 10 } });
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Son carnet de bord" })).toHaveFocus();
});

test("choosing another gives up the first: the page decides", async () => {
  await render(<OneOfThree />);
  await open.click();
  await other.click();
  await expect.element(open).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByRole("button", { name: "Fermer le portrait de Nour" })).toBeVisible();
});

test("its long part is in the HTML, to be read without script", () => {
  expect(renderToString(<Default />)).toContain("avant de savoir nager");
});

import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./DataTable.stories.tsx";

const { Default, Empty, Narrow } = composeStories(stories);

test("is named by its caption", async () => {
  await render(<Default />);
  await expect.element(page.getByRole("table", { name: "Les étapes du printemps" })).toBeVisible();
});

test("the first cell of a row names it, and each column has its heading", async () => {
  await render(<Default />);
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Deuxième" }) });
  const cells = row.getByRole("cell").elements();
  expect(cells.map((cell) => cell.textContent)).toEqual(["Vigo", "5", "470 milles"]);
  const headings = page.getByRole("columnheader").elements();
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "Étape",
    "Arrivée",
    "Jours de mer",
    "Distance",
  ]);
});

test("scrolls inside its own frame, by keyboard", async () => {
  await render(<Narrow />);
  const frame = page.getByRole("group", { name: "Les étapes du printemps" });
  await userEvent.tab();
  await expect.element(frame).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => frame.element().scrollLeft).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});

test("without rows it is no table, and its caption is read", async () => {
  await render(<Empty />);
  expect(page.getByRole("table").elements()).toEqual([]);
  await expect.element(page.getByText("Aucune étape n’est encore publiée")).toBeVisible();
});

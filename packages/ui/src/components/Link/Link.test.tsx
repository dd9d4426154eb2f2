import { composeStories } from "@storybook/react-vite";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Link.stories.tsx";

const { Alone, Listed, Default, Download, NewWindow } = composeStories(stories);

const link = page.getByRole("link");

afterEach(() => history.replaceState(null, "", location.pathname + location.search));

test("is reached by Tab, and Enter follows it", async () => {
  await render(<Default />);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#journal");
});

test("says a new window, and the weight of a file", async () => {
  const { rerender } = await render(<NewWindow />);
  await expect.element(link).toHaveAccessibleName("Voir la carte (nouvelle fenêtre)");
  await rerender(<Download />);
  await expect.element(link).toHaveAccessibleName("Le carnet de bord (PDF, 4 Mo)");
});

test("holds the space before the weight of a file in its words: alone before a bracket, Chromium leaves it out of the name", async () => {
  await render(<Download />);
  expect(link.element().firstChild?.nodeValue).toBe("Le carnet de bord ");
});

test("says what its page says of it: the step one is at, the menu that it opens", async () => {
  await render(<Default aria-current="step" aria-haspopup="menu" />);
  await expect.element(link).toHaveAttribute("aria-current", "step");
  await expect.element(link).toHaveAttribute("aria-haspopup", "menu");
});

test("in a list, it is a target of 44 px, and the line is no higher for it", async () => {
  const { container } = await render(<Listed />);
  const [one] = container.querySelectorAll("a");
  expect(one?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(one?.closest("li")?.getBoundingClientRect().height).toBeLessThan(32);
});

test("alone, it is a target of 44 px", async () => {
  await render(<Alone />);
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

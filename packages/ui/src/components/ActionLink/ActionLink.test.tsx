import { composeStories } from "@storybook/react-vite";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./ActionLink.stories.tsx";

const { Current, Default, Download, NewWindow } = composeStories(stories);

const link = page.getByRole("link");

afterEach(() => history.replaceState(null, "", location.pathname + location.search));

test("is reached by Tab, and Enter follows it", async () => {
  await render(<Default />);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#equipage");
});

test("a new window is said in its name, and cannot reach back", async () => {
  await render(<NewWindow />);
  await expect.element(link).toHaveAccessibleName("Voir le dossier (nouvelle fenêtre)");
  await expect.element(link).toHaveAttribute("rel", "noopener");
});

test("a file says its format and its weight in its name", async () => {
  await render(<Download />);
  await expect.element(link).toHaveAccessibleName("Carnet de bord (PDF, 4 Mo)");
  await expect.element(link).toHaveAttribute("download");
});

test("says what its page says of it: the step one is at, the menu that it opens", async () => {
  await render(<Default aria-current="step" aria-haspopup="menu" />);
  await expect.element(link).toHaveAttribute("aria-current", "step");
  await expect.element(link).toHaveAttribute("aria-haspopup", "menu");
});

test("marks the page one is on", async () => {
  await render(<Current />);
  await expect.element(link).toHaveAttribute("aria-current", "page");
});

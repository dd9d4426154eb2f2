import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Fieldset.stories.tsx";

const { Default } = composeStories(stories);

test("is a group named by its legend", async () => {
  await render(<Default />);
  await expect.element(page.getByRole("group", { name: "La personne à prévenir" })).toBeVisible();
});

test("Tab goes from one control to the next", async () => {
  await render(<Default />);
  await userEvent.tab();
  await expect.element(page.getByRole("textbox", { name: "Son nom" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("textbox", { name: "Son adresse" })).toHaveFocus();
});

test("disabled, it takes all its controls out of reach", async () => {
  await render(<Default disabled />);
  await userEvent.tab();
  for (const field of page.getByRole("textbox").elements()) expect(document.activeElement).not.toBe(field);
});

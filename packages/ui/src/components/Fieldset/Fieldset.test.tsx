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

test("reads the hint, then the error, with the group", async () => {
  await render(<Default hint="Quelqu’un à terre." error="Il manque une adresse." />);
  await expect
    .element(page.getByRole("group"))
    .toHaveAccessibleDescription("Quelqu’un à terre. Il manque une adresse.");
});

test("keeps what was typed in it when an error comes", async () => {
  const { rerender } = await render(<Default />);
  await page.getByRole("textbox", { name: "Son nom" }).fill("Ewen");
  await rerender(<Default error="Il manque une adresse." />);
  await expect.element(page.getByRole("textbox", { name: "Son nom" })).toHaveValue("Ewen");
});

import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./TextField.stories.tsx";

const { Default, WithError, WithHintAndError } = composeStories(stories);

test("a click on the label goes to the field", async () => {
  await render(<Default />);
  await page.getByText("Votre nom").click();
  await expect.element(page.getByRole("textbox", { name: "Votre nom" })).toHaveFocus();
});

test("two fields on a page never share an id", async () => {
  const { container } = await render(
    <>
      <WithHintAndError label="Prénom" />
      <WithHintAndError label="Nom" />
    </>,
  );
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

test("reads the hint, then the error, after the label", async () => {
  await render(<WithHintAndError hint="Tel qu’au rôle." error="Il manque votre nom." />);
  await expect
    .element(page.getByRole("textbox", { name: "Votre nom" }))
    .toHaveAccessibleDescription("Tel qu’au rôle. Il manque votre nom.");
});

test("is wrong only while there is an error", async () => {
  const { rerender } = await render(<WithError />);
  const field = page.getByRole("textbox");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await rerender(<Default />);
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await expect.element(field).not.toHaveAttribute("aria-describedby");
});

test("keeps what was typed when an error comes", async () => {
  const { rerender } = await render(<Default />);
  await page.getByRole("textbox").fill("Ewen");
  await rerender(<Default error="Il manque le nom de famille." />);
  await expect.element(page.getByRole("textbox")).toHaveValue("Ewen");
});

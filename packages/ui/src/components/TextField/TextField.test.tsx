import { composeStories } from "@storybook/react-vite";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Stack } from "../Stack/Stack.tsx";
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

test("is wrong where the page says so by itself", async () => {
  await render(<Default aria-invalid />);
  await expect.element(page.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
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

test("Tab goes in and out of it, and Enter sends its form", async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Default />
      <button>Envoyer</button>
    </form>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole("textbox")).toHaveFocus();
  await userEvent.keyboard("Ewen{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Envoyer" })).toHaveFocus();
});

test("one below the other, fields are as high as what they hold; side by side, they share the line", async () => {
  await page.viewport(800, 600);
  const fields = [<Default key="first" label="Prénom" />, <Default key="last" label="Nom" />];
  const boxes = () =>
    page
      .getByRole("textbox")
      .elements()
      .map((field) => field.getBoundingClientRect());

  const { rerender } = await render(<Stack>{fields}</Stack>);
  const [above, below] = boxes();
  expect(below!.top - above!.bottom).toBeLessThan(80);
  expect(above!.width).toBeGreaterThan(600);

  await rerender(<Stack direction="row">{fields}</Stack>);
  const [left, right] = boxes();
  expect(right!.top).toBe(left!.top);
  expect(right!.width).toBe(left!.width);
});

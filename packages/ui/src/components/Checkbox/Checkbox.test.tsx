import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Checkbox.stories.tsx";

const { Default } = composeStories(stories);

const control = page.getByRole("checkbox", { name: "Un relevé chaque mois" });

test("Space and a press on its label tick it, and say to what", async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  await render(<Default onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(control).toBeChecked();
  await page.getByText("Un relevé chaque mois").click();
  await expect.element(control).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test("stays as the page holds it", async () => {
  await render(<Default checked={false} />);
  await control.click();
  await expect.element(control).not.toBeChecked();
});

test("is a target that a finger finds, on two sides of its words", async () => {
  await render(<Default />);
  expect(control.element().closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test("reads the hint, then the error, after its words", async () => {
  await render(<Default hint="Deux pages au plus." error="Il manque votre accord." />);
  await expect.element(control).toHaveAccessibleDescription("Deux pages au plus. Il manque votre accord.");
  await expect.element(control).toHaveAttribute("aria-invalid", "true");
});

test("stays ticked when an error comes and goes, and is wrong only meanwhile", async () => {
  const { rerender } = await render(<Default />);
  await control.click();
  await rerender(<Default error="Il manque votre adresse." />);
  await expect.element(control).toBeChecked();
  await rerender(<Default />);
  await expect.element(control).toBeChecked();
  await expect.element(control).not.toHaveAttribute("aria-invalid");
  await expect.element(control).not.toHaveAttribute("aria-describedby");
});

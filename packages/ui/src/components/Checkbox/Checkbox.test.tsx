import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Checkbox.stories.tsx";

const { Default } = composeStories(stories);

const control = page.getByRole("checkbox", { name: "Un relevé chaque mois" });

test("is a target that a finger finds, on two sides of its words", async () => {
  await render(<Default />);
  expect(control.element().closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
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

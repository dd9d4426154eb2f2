import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Checkbox.stories.tsx";

const { Default, WithError } = composeStories(stories);

const box = page.getByRole("checkbox", { name: "Prévenez-moi avant l’appareillage." });

test("its sentence ticks it too", async () => {
  await render(<Default />);
  await page.getByText("Prévenez-moi avant l’appareillage.").click();
  await expect.element(box).toBeChecked();
});

test("Space ticks it and unticks it, and it hands over each state", async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  await render(<Default onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await userEvent.keyboard(" ");
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test("ties its error to itself", async () => {
  await render(<WithError />);
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAccessibleDescription("Il manque votre accord pour embarquer.");
});

test("its row is a target of 44 px", async () => {
  await render(<Default />);
  const row = box.element().closest("label")!;
  expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

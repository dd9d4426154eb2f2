import { composeStories } from "@storybook/react-vite";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../global.ts";
import * as checkboxes from "../components/Checkbox/Checkbox.stories.tsx";
import * as switches from "../components/Switch/Switch.stories.tsx";

describe.each([
  ["checkbox", composeStories(checkboxes).Default, "Un relevé chaque mois"],
  ["switch", composeStories(switches).Default, "Sans limite de temps"],
] as const)("a %s", (role, Default, name) => {
  const control = page.getByRole(role, { name });

  test("changes by Space and by a press on its label, and says to what", async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    await render(<Default onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(control).toBeChecked();
    await page.getByText(name).click();
    await expect.element(control).not.toBeChecked();
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  test("stays as the page holds it", async () => {
    await render(<Default checked={false} />);
    await control.click();
    await expect.element(control).not.toBeChecked();
  });

  test("reads the hint, then the error, after its words", async () => {
    await render(<Default hint="Deux pages au plus." error="Il manque votre accord." />);
    await expect.element(control).toHaveAccessibleDescription("Deux pages au plus. Il manque votre accord.");
    await expect.element(control).toHaveAttribute("aria-invalid", "true");
  });
});

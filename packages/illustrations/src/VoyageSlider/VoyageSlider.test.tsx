import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import * as stories from "./VoyageSlider.stories.tsx";

const { Default } = composeStories(stories);
const slider = page.getByRole("slider", { name: "Avancer de port en port" });

test("goes by arrows, Home and End, and says its step in words", async () => {
  const onChange = vi.fn<(step: number, byButton: boolean) => void>();
  await render(<Default onChange={onChange} />);
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Port-Esper");
  await userEvent.keyboard("{End}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Retour");
  await userEvent.keyboard("{Home}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Départ");
  expect(onChange.mock.calls).toEqual([
    [2, false],
    [3, false],
    [0, false],
  ]);
});

test("its buttons go one step, say so, and stop at both ends", async () => {
  const onChange = vi.fn<(step: number, byButton: boolean) => void>();
  await render(<Default onChange={onChange} />);
  const press = (name: string) => (page.getByRole("button", { name }).element() as HTMLElement).click();
  press("Port suivant");
  await expect.element(slider).toHaveValue("2");
  press("Port suivant");
  await expect.element(slider).toHaveValue("3");
  press("Port suivant");
  press("Port d’avant");
  await expect.element(slider).toHaveValue("2");
  expect(onChange.mock.calls).toEqual([
    [2, true],
    [3, true],
    [3, true],
    [2, true],
  ]);
});

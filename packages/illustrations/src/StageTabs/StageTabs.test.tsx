import { composeStories } from "@storybook/react-vite";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import { StageTabs } from "./StageTabs.tsx";
import * as stories from "./StageTabs.stories.tsx";

const { Default } = composeStories(stories);

const tab = (name: RegExp) => page.getByRole("tab", { name });
const chosen = () =>
  page
    .getByRole("tab", { selected: true })
    .elements()
    .map((element) => element.getAttribute("aria-controls"));

beforeEach(() => page.viewport(1280, 900));

test("is a row of tabs, each with its panel; one is chosen", async () => {
  await render(<Default />);
  await expect.element(page.getByRole("tablist", { name: "Les étapes du voyage" })).toBeVisible();
  expect(page.getByRole("tab").elements()).toHaveLength(4);
  expect(chosen()).toEqual(["tour"]);
  const panel = document.getElementById(
    tab(/tour des feux/)
      .element()
      .getAttribute("aria-controls") ?? "",
  );
  expect(panel?.getAttribute("aria-labelledby")).toBe(tab(/tour des feux/).element().id);
});

test("a press chooses a stage, and shows its panel alone", async () => {
  await render(<Default />);
  await tab(/essais/).click();
  expect(chosen()).toEqual(["essais"]);
  await expect.element(page.getByRole("heading", { name: "Les essais, jour après jour" })).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "Le tour des feux, jour après jour" }))
    .not.toBeInTheDocument();
});

test("the chosen poster is whole, the others are lines", async () => {
  await render(<Default />);
  const height = (name: RegExp) => tab(name).element().getBoundingClientRect().height;
  expect(height(/tour des feux/)).toBeGreaterThan(2 * height(/essais/));
  await tab(/essais/).click();
  await expect.poll(() => height(/essais/) / height(/tour des feux/)).toBeGreaterThan(2);
});

test("arrows, Home and End move and choose, and go round", async () => {
  await render(<Default />);
  await userEvent.tab();
  await expect.element(tab(/tour des feux/)).toHaveFocus();
  for (const [key, id] of [
    ["{ArrowRight}", "retour"],
    ["{ArrowRight}", "chantier"],
    ["{ArrowLeft}", "retour"],
    ["{ArrowDown}", "chantier"],
    ["{ArrowUp}", "retour"],
    ["{Home}", "chantier"],
    ["{End}", "retour"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen()).toEqual([id]);
    expect(document.activeElement?.getAttribute("aria-controls")).toBe(id);
  }
});

test("Tab goes from the chosen poster to its panel", async () => {
  await render(<Default />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole("tabpanel")).toHaveFocus();
});

test("the page decides, and is told", async () => {
  const onChange = vi.fn<(id: string) => void>();
  await render(<StageTabs {...stories.default.args} value="essais" onChange={onChange} />);
  expect(chosen()).toEqual(["essais"]);
  await tab(/retour/).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith("retour");
  expect(chosen()).toEqual(["essais"]);
});

test("every panel is in the HTML, to be read without script", () => {
  expect(renderToString(<Default />).match(/jour après jour/g)).toHaveLength(4);
});

test("in the workshop the control of its value chooses the stage", async () => {
  const { rerender } = await render(<Default />);
  await rerender(<Default value="retour" />);
  await expect.poll(chosen).toEqual(["retour"]);
});

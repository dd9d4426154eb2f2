import { composeStories } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import * as stories from "./SailPlan.stories.tsx";

const { Alone, Chosen, Default, Drawn, Multiple, WithLogo } = composeStories(stories);

const onChoose = vi.fn<(chosen: number[]) => void>();
const sail = (name: string) => page.getByRole("listbox", { name });
const plan = page.getByRole("group", { name: "Plan des quatre voiles" });
const space = (number: number) => plan.getByRole("option", { name: new RegExp(`^Case ${number},`) });
const list = page.getByRole("combobox", { name: "Aller à une case" });
const press = (number: number) =>
  space(number)
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** The keyboard on a space, as a visitor who went there by Tab and arrows. */
async function from(number: number, keys: string) {
  (space(number).element() as SVGElement & HTMLElement).focus();
  await userEvent.keyboard(keys);
}

beforeEach(async () => {
  onChoose.mockReset();
  await page.viewport(1280, 900);
});

test("each sail is a listbox of its spaces, named in full", async () => {
  await render(<Default />);
  const sizes = page
    .getByRole("listbox")
    .elements()
    .map((element) => [element.getAttribute("aria-label"), element.querySelectorAll("[role=option]").length]);
  expect(sizes).toEqual([
    ["Grand-voile de la rouge", 26],
    ["Foc de la rouge", 15],
    ["Grand-voile de la bleue", 26],
    ["Spinnaker de la bleue", 33],
  ]);
  await expect.element(space(91)).toHaveAccessibleName("Case 91, rangée 5, libre");
});

describe("the keyboard", () => {
  test("takes one stop of the Tab key for each sail, then the list", async () => {
    await render(<Chosen />);
    const stops: (string | null)[] = [];
    for (let at = 0; at < 5; at++) {
      await userEvent.tab();
      stops.push(document.activeElement!.getAttribute("aria-label"));
    }
    expect(stops.slice(0, 4).map((name) => Number(/\d+/.exec(name!)))).toEqual([1, 27, 42, 91]);
    await expect.element(list).toHaveFocus();
  });

  test.each([
    ["{ArrowLeft}", 91, 92],
    ["{ArrowRight}", 91, 90],
    ["{ArrowUp}", 91, 96],
    ["{ArrowDown}", 91, 86],
    ["{Home}", 90, 92],
    ["{End}", 90, 88],
    ["{PageUp}", 91, 100],
    ["{PageDown}", 91, 71],
    ["{ArrowUp}", 100, 100],
    ["{ArrowRight}", 88, 88],
    ["{ArrowDown}", 70, 70],
  ])("%s leads from %i to %i, and chooses nothing", async (key, start, end) => {
    await render(<Default onChoose={onChoose} />);
    await from(start, key);
    await expect.element(space(end)).toHaveFocus();
    expect(onChoose).not.toHaveBeenCalled();
  });

  test("comes back to the space it left", async () => {
    await render(<Default />);
    await from(91, "{ArrowLeft}");
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect.element(space(92)).toHaveFocus();
  });

  test.each(["{Enter}", " "])("chooses on %s, and lets go on the next", async (key) => {
    await render(<Default onChoose={onChoose} />);
    await from(91, key + key);
    expect(onChoose.mock.calls).toEqual([[[91]], [[]]]);
  });
});

describe("choosing", () => {
  test("adds spaces up, and says that it can", async () => {
    await render(<Multiple onChoose={onChoose} />);
    press(91);
    await expect.element(space(91)).toHaveAttribute("aria-selected", "true");
    press(12);
    expect(onChoose.mock.calls).toEqual([[[12, 13, 38, 70, 91]], [[13, 38, 70, 91]]]);
    await expect.element(sail("Foc de la rouge")).toHaveAttribute("aria-multiselectable", "true");
  });

  test("leaves alone what is taken, which can still be read, and says that it was asked for", async () => {
    const onRefuse = vi.fn<(number: number) => void>();
    await render(<Default onChoose={onChoose} onRefuse={onRefuse} />);
    press(42);
    await from(42, "{Enter}");
    expect(onChoose).not.toHaveBeenCalled();
    expect(onRefuse.mock.calls).toEqual([[42], [42]]);
    await expect.element(space(42)).toHaveFocus();
    await expect.element(space(42)).toHaveAttribute("aria-disabled", "true");
  });
});

describe("the native list", () => {
  test("says what is chosen on the drawing, and chooses on it", async () => {
    await render(<Chosen onChoose={onChoose} />);
    await expect.element(list).toHaveValue("91");
    await list.selectOptions("12");
    await expect.element(space(12)).toHaveAttribute("aria-selected", "true");
    await list.selectOptions("");
    expect(onChoose.mock.calls).toEqual([[[12]], [[]]]);
  });

  test("names every space, and offers those that are free", async () => {
    await render(<Default />);
    const options = [...(list.element() as HTMLSelectElement).options];
    expect(options).toHaveLength(101);
    expect(options.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(["42"]);
  });
});

test("without script, the chosen space is there, and no style attribute", () => {
  const html = renderToStaticMarkup(<Chosen />);
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html).not.toContain("style=");
});

test("before its spaces come, the plan is a picture of each boat, in words too", async () => {
  await render(<Alone />);
  const names = page
    .getByRole("img")
    .elements()
    .map((image) => image.getAttribute("alt"));
  expect(names).toEqual(["Les voiles de la rouge", "Les voiles de la bleue"]);
  expect(page.getByRole("option").elements()).toHaveLength(0);
});

test("what the drawing shows as taken cannot be chosen either", async () => {
  await render(<Drawn onChoose={onChoose} />);
  press(42);
  expect(onChoose).not.toHaveBeenCalled();
  await expect.element(space(42)).toHaveAttribute("aria-disabled", "true");
});

test("a logo is laid once on neighbours of one row, as an image and never as markup", async () => {
  await render(<WithLogo />);
  expect(document.querySelectorAll("svg image")).toHaveLength(2);
  press(97);
  await expect.element(space(97)).toHaveAttribute("aria-selected", "false");
  expect(document.querySelectorAll("svg image")).toHaveLength(2);
  press(98);
  await expect.element(space(98)).toHaveAttribute("aria-selected", "false");
  press(99);
  await expect.poll(() => document.querySelectorAll("svg image").length).toBe(1);
});

import { composeStories } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { Planisphere, type PlanisphereProps } from "./Planisphere.tsx";
import { project } from "./projection.ts";
import * as stories from "./Planisphere.stories.tsx";

const { Default, OneCountry } = composeStories(stories);

const onSelect = vi.fn<(id: string) => void>();
const world = page.getByRole("img", { name: /^Carte de l’Atlantique/ });
const porthole = page.getByRole("img", { name: /^Dans un hublot/ });
const stage = (name: RegExp) => page.getByRole("radio", { name });

/** Wakes are the lines that are drawn once: their length is normalised. */
const wakesOf = (chart: typeof world) => chart.element().querySelectorAll("[pathLength]").length;

/** What the pointer meets at a point of a chart, in its units. */
function at(chart: typeof world, x: number, y: number): Element {
  const svg = chart.element() as SVGSVGElement;
  svg.scrollIntoView();
  const spot = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!);
  return document.elementFromPoint(spot.x, spot.y)!;
}

const press = (target: Element) => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));

beforeEach(async () => {
  onSelect.mockReset();
  await page.viewport(1280, 900);
});

test("shows the chosen stage on the map and on its button", async () => {
  await render(<Default />);
  await expect.element(stage(/grande boucle/)).toBeChecked();
  expect([wakesOf(world), wakesOf(porthole)]).toEqual([2, 0]);
});

test("a press near a road chooses its stage, and the button follows", async () => {
  await render(<Default onSelect={onSelect} />);
  const road = at(porthole, 140, 480);
  press(road);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("cotes");
  await expect.element(stage(/côtes/)).toBeChecked();
  await expect.poll(() => [wakesOf(world), wakesOf(porthole)]).toEqual([0, 2]);
});

test("a press on the harbour or on a country chooses what happens there", async () => {
  await render(<Default onSelect={onSelect} />);
  press(at(world, ...project([3.5, 46])));
  press(at(world, ...project([-3.4, 47.7])));
  expect(onSelect.mock.calls).toEqual([["ecoles"], ["carene"]]);
});

test("arrows move the choice, in one stop of the Tab key", async () => {
  await render(<Default onSelect={onSelect} />);
  await userEvent.tab();
  await expect.element(stage(/grande boucle/)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(stage(/carène/)).toBeChecked();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(stage(/côtes/)).toBeChecked();
});

test("gives a finger room along the roads, and 44 px on each button", async () => {
  await render(<Default />);
  const [x, y] = project([-25, 14.5]);
  expect(at(world, x - 15, y).closest("g")).toBe(at(world, x, y).closest("g"));
  for (const tile of page.getByRole("radio").elements()) {
    expect(tile.closest("label")!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test("without script, the given stage is drawn and its words are there", () => {
  const html = renderToStaticMarkup(
    <Planisphere {...(OneCountry.args as PlanisphereProps)} selected="boucle" />,
  );
  expect(html).toContain("La grande boucle");
  expect(html.match(/pathLength/g)).toHaveLength(2);
  expect(html).not.toContain("style=");
});

test("keeps the page light: the land is another file, the dots are two paths", async () => {
  const { container } = await render(<Default />);
  expect(container.querySelectorAll("*").length).toBeLessThan(120);
});

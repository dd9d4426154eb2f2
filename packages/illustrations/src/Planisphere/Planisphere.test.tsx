import { composeStories } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import { project } from "./projection.ts";
import * as stories from "./Planisphere.stories.tsx";

const { Default, OneCountry } = composeStories(stories);

const onSelect = vi.fn<(id: string) => void>();
const world = page.getByRole("img", { name: /^Carte de l’Atlantique/ });
const porthole = page.getByRole("img", { name: /^Dans un hublot/ });

/** How many stages of a chart are drawn with their two wakes. */
const braided = (chart: typeof world) =>
  [...chart.element().querySelectorAll("[data-stage] > g > g")].filter(
    (wakes) => getComputedStyle(wakes).display !== "none",
  ).length;

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

test("the chosen stage alone draws its two wakes", async () => {
  await render(<Default />);
  await expect.poll(() => [braided(world), braided(porthole)]).toEqual([1, 0]);
});

test("says which road it shows, and says it again when another is chosen", async () => {
  await render(<Default />);
  await expect
    .element(page.getByRole("figure", { name: "Carte : la boucle de l’Atlantique" }))
    .toBeInTheDocument();
  press(at(porthole, 140, 480));
  await expect.element(page.getByRole("figure", { name: "Carte : la route des côtes" })).toBeInTheDocument();
});

test("a press near a road chooses its stage", async () => {
  await render(<Default onSelect={onSelect} />);
  press(at(porthole, 140, 480));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("cotes");
  await expect.poll(() => [braided(world), braided(porthole)]).toEqual([0, 1]);
});

test("a press on the harbour or on a country chooses what happens there", async () => {
  await render(<Default onSelect={onSelect} />);
  await expect.poll(() => at(world, ...project([3.5, 46])).closest("[data-stage]")).not.toBeNull();
  press(at(world, ...project([3.5, 46])));
  press(at(world, ...project([-3.4, 47.7])));
  expect(onSelect.mock.calls).toEqual([["ecoles"], ["carene"]]);
});

test("gives a finger room along the roads", async () => {
  await render(<Default />);
  const [x, y] = project([-25, 14.5]);
  expect(at(world, x - 15, y).closest("[data-stage]")).toBe(at(world, x, y).closest("[data-stage]"));
});

test("without script, every stage is in the HTML, the chosen one is named, no style attribute", () => {
  const html = renderToStaticMarkup(<OneCountry />);
  expect(html).toContain('data-chosen="1"');
  expect(html.match(/data-stage="(cotes|boucle)"/g)?.length).toBeGreaterThan(1);
  expect(html).not.toContain("style=");
});

test("keeps the page light: the land is another file, the dots are two paths", async () => {
  const { container } = await render(<Default />);
  expect(container.querySelectorAll("*").length).toBeLessThan(130);
});

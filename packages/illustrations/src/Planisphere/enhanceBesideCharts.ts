import { pointUnder } from "./pointUnder.ts";

/** Where a call is, in units of its drawing, and how much of each wake lies behind the boats there. */
export type FollowedCall = readonly [x: number, y: number, first: number, second: number];

/** The line of the window that one reads at: its middle, lower where the chart lies over its top (BesideChart.css.ts brings a port there). */
const READ = { beside: "-45% 0px -54% 0px", below: "-66% 0px -33% 0px" };

/** Draws the road up to a call, on a chart of which no stage is chosen any more: the rest of it is dashes. */
function sailTo([x, y, ...lengths]: FollowedCall, chart: HTMLElement, road: SVGSVGElement) {
  chart.dataset["chosen"] = "";
  road
    .querySelectorAll("g")
    .forEach((wake, side) => wake.setAttribute("stroke-dasharray", `${lengths[side]} 99999`));
  for (const boats of road.querySelectorAll("path")) boats.setAttribute("d", `M${x} ${y}h0`);
}

function follow(beside: HTMLElement, chart: HTMLElement, road: SVGSVGElement) {
  const calls = JSON.parse(road.dataset["calls"]!) as FollowedCall[];
  const ports = [...beside.querySelectorAll("[data-step]")];
  const onLine = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) onLine.add(target);
        else onLine.delete(target);
      }
      // Two may touch the line: the boats are at one.
      const here = ports.findLastIndex((port) => onLine.has(port));
      ports.forEach((port, at) => port.toggleAttribute("data-here", at === here));
      if (here >= 0) sailTo(calls[here]!, chart, road);
    },
    { rootMargin: matchMedia("(min-width: 901px)").matches ? READ.beside : READ.below },
  );
  for (const port of ports) observer.observe(port);

  chart.addEventListener("click", (press) => {
    const at = pointUnder(press, calls);
    if (at !== undefined) location.hash = ports[at]!.id;
  });
}

/**
 * Makes every `BesideChart` of the page whose chart is `followed` follow the reader of its `PortList` from port to port, and lead to the
 * port that is pressed on it. Called again, it leaves those that follow already.
 */
export function enhanceBesideCharts(): void {
  for (const road of document.querySelectorAll<SVGSVGElement>("[data-calls]")) {
    const beside = road.closest<HTMLElement>("[data-beside]");
    const chart = road.closest<HTMLElement>("[data-chosen]");
    if (!beside || !chart || beside.dataset["beside"] === "follows") continue;
    beside.dataset["beside"] = "follows";
    follow(beside, chart, road);
  }
}

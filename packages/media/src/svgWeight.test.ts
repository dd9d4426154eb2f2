import { describe, expect, it } from "vitest";
import { safeSvg } from "./safeSvg.ts";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`;
const rect = `<rect width="9" height="9"/>`;
const refusal = (source: string) => {
  const made = safeSvg(source);
  return made === "complex" ? made : made && "taken";
};

/** Each level draws the one before `times` times. */
const bomb = (element: (id: string, target: string) => string, levels: number, times: number) =>
  Array.from(
    { length: levels },
    (_, at) => `<g id="n${at + 1}">${element(`e${at}`, `n${at}`).repeat(times)}</g>`,
  ).join("");

const used = (_id: string, target: string) => `<use xlink:href="#${target}"/>`;
const blur = `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>`;
const nested = (opening: string, times: number) => opening.repeat(times) + rect + "</g>".repeat(times);
const crossing = (points: number) =>
  `<path d="M0 0${Array.from({ length: points }, (_, at) => `L${(at * 7) % 100} ${(at * 13) % 100}`).join("")}"/>`;
const png = (width: number, height: number) => {
  const bytes = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const sides = [width, height].flatMap((side) =>
    [side >> 24, side >> 16, side >> 8, side].map((part) => part & 255),
  );
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes, ...sides, 8, 6, 0, 0, 0, 0, 0, 0, 0))}`;
};

describe("a drawing that would keep a page from answering is refused", () => {
  it.each([
    ["copies of copies", `<g id="n0">${rect}</g>${bomb(used, 16, 2)}`],
    [
      "copies of copies, under numbered letters",
      `<g id="n0">${rect}</g>${bomb((_, to) => `<use href="&#35;%6e${to.slice(1)}"/>`, 16, 2)}`,
    ],
    ["a copy of itself", `<g id="a"><use href="#a"/></g>`],
    [
      "patterns of patterns",
      Array.from(
        { length: 8 },
        (_, at) => `<pattern id="p${at + 1}">${`<rect fill="url(#p${at})"/>`.repeat(8)}</pattern>`,
      ).join("") + `<rect fill="url('#p8')"/>`,
    ],
    [
      "patterns of patterns, told in a sheet",
      `<style>${Array.from({ length: 9 }, (_, at) => `g .c${at}{fill:u\\72l( "#p${at}" )}`).join("/* } */")}</style>` +
        Array.from(
          { length: 8 },
          (_, at) => `<pattern id="p${at + 1}">${`<rect class="c${at}"/>`.repeat(8)}</pattern>`,
        ).join("") +
        `<g><rect class="c8"/></g>`,
    ],
    ["filters over one another", blur + nested(`<g filter="url(#f)">`, 190)],
    [
      "filters beside one another, by a sheet",
      `<style>g{filter:url(#f)}</style>${blur}${`<g>${rect}</g>`.repeat(200)}`,
    ],
    [
      "filters in a sheet that groups its rules",
      `<style>@media all{g{filter:url(#f)}}</style>${blur}${`<g>${rect}</g>`.repeat(200)}`,
    ],
    [
      "filters in a sheet that moves",
      `<style>@keyframes a{from{filter:url(#f)}}g{animation:a 1s}</style>${blur}${`<g>${rect}</g>`.repeat(200)}`,
    ],
    ["filters in a sheet whose rules hold others", `<style>svg{g{filter:url(#f)}}</style>${blur}${rect}`],
    [
      "filters in a sheet that is data",
      `<style>@import "data:text/css,g{filter:url(%23f)}";</style>${blur}${rect}`,
    ],
    ["filters under another name", `<style>g{--a:url(#f);filter:var(--a)}</style>${blur}<g/>`],
    ["filters without an element", nested(`<g style="filter:blur(9px) blur(9px)">`, 50)],
    ["one filter of many steps", `<filter id="f">${`<feMorphology radius="9"/>`.repeat(40)}</filter>${rect}`],
    [
      "one filter of a large matrix",
      `<filter id="f"><feConvolveMatrix kernelMatrix="${"1 ".repeat(225)}"/></filter>${rect}`,
    ],
    ["layers within layers", nested(`<g opacity=".9">`, 190) + nested(`<g mask="url(#m)">`, 30)],
    ["elements without number", rect.repeat(5_001)],
    ["elements too deep", `<g>`.repeat(300) + `</g>`.repeat(300)],
    ["scripts without number", `<script/>`.repeat(200_000)],
    ["scripts that never end", `<script>`.repeat(60_000)],
    [
      "attributes without number",
      `<g ${Array.from({ length: 200_000 }, (_, at) => `a${at}=""`).join(" ")}/>`,
    ],
    ["a line that crosses itself without end", crossing(200_000)],
    ["a line of dashes too small to be seen", `<path stroke-dasharray=".0001" d="M0 0L100 100"/>`.repeat(20)],
    [
      "dashes that a copy inherits",
      `<path id="a" d="M0 0L99999 0"/><use stroke-dasharray=".001" href="#a"/>`,
    ],
    [
      "marks at each point",
      `<marker id="m">${rect.repeat(50)}</marker><g marker-mid="url(#m)"/><path style="marker-mid:url(#m)" ${crossing(500).slice(6)}`,
    ],
    ["words without end", `<text>${"mer ".repeat(200_000)}</text>`],
    ["a picture of huge dimensions", `<image href="${png(40_000, 40_000)}"/>`],
    [
      "a large picture many times",
      `<image id="i" href="${png(6_000, 6_000)}"/>${`<use href="#i"/>`.repeat(5)}`,
    ],
    ["another drawing inside", `<image href="data:image/svg+xml,%3Csvg/%3E"/>`],
    ["a filter inside data", `<g style="filter:url('data:image/svg+xml,x#f')"/>`],
    ["rules without number", `<style>${".a .b{fill:red}".repeat(3_000)}</style>${rect.repeat(1_500)}`],
  ])("%s", (_name, inside) => {
    expect(refusal(svg(inside))).toBe("complex");
  });
});

describe("a drawing as programs make them is taken", () => {
  it.each([
    ["copies of a shape", `<g id="n0">${rect.repeat(20)}</g>${`<use href="#n0"/>`.repeat(20)}`],
    [
      "shapes clipped by a copy",
      `<defs><rect id="r"/></defs><clipPath id="c"><use xlink:href="#r"/></clipPath><g clip-path="url(#c)">${rect}</g>`,
    ],
    [
      "colours that lead to one another",
      `<linearGradient id="a"><stop/></linearGradient><linearGradient id="b" href="#a"/>${`<path fill="url(#b)" d="M0 0"/>`.repeat(300)}`,
    ],
    [
      "a sheet",
      `<style>/* a */ @font-face{src:url(data:font/woff2;base64,AA)} .st0,.st1{fill:url(#b)} @media print{.a{}}</style>${`<path class="st0"/>`.repeat(300)}`,
    ],
    [
      "a few shadows",
      `<filter id="f"><feFlood/><feOffset/><feGaussianBlur/><feComposite/><feColorMatrix/><feBlend/></filter>${`<g filter="url(#f)">${rect}</g>`.repeat(4)}`,
    ],
    [
      "dashes",
      `<g stroke-dasharray="4 2">${`<path d="M0 0L100 100 20 30"/>`.repeat(100)}</g><g stroke-dasharray="0">${rect}</g>`,
    ],
    ["a link to a part of itself", `<a href="#a" id="a">${rect}</a>`],
    ["a picture", `<image href="${png(900, 600)}"/>`],
    ["long lines", crossing(5_000)],
    ["half a transparency", nested(`<g opacity=".5">`, 5) + `<path opacity=".5"/>`.repeat(800)],
    [
      "what another program alone reads",
      `<switch><g>${rect}</g></switch><i:pgf xmlns:i="a">${"eJzs".repeat(200_000)}</i:pgf>`,
    ],
  ])("%s", (_name, inside) => {
    expect(refusal(svg(inside))).toBe("taken");
  });
});

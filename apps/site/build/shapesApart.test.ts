import { expect, test } from "vitest";
import { shapesApart } from "./shapesApart.ts";

const file = "/assets/countries-x.svg";
const countries =
  '<svg xmlns="http://www.w3.org/2000/svg">\n<path id="ES" d="M1 1h1"/>\n<path id="FR" d="M2 2h2"/>\n<path id="PT" d="M3 3h3"/>\n</svg>';
const use = (id: string) => `<use href="${file}#${id}"></use>`;

test("the shapes of a page are told in the file that its countries come from, which keeps those alone", () => {
  const page = `<svg>${use("FR")}<defs><path id="road" d="M0 0q1 1 2 2"></path></defs><use class="wake" href="#road"></use></svg>`;
  const { html, drawing } = shapesApart(page, () => countries);
  expect(drawing?.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">\n<path id="FR" d="M2 2h2"/>\n<path id="road" d="M0 0q1 1 2 2"/></svg>',
  );
  expect(html).toBe(
    `<svg><use href="${drawing?.address}#FR"></use><use class="wake" href="${drawing?.address}#road"></use></svg>`,
  );
});

test("countries that nothing tells apart are one shape", () => {
  const { html, drawing } = shapesApart(
    `<g class="dawn">${use("ES")}${use("PT")}</g><g>${use("FR")}</g>`,
    () => countries,
  );
  expect(html.match(/<use /g)).toHaveLength(2);
  expect(drawing?.svg).toContain('d="M1 1h1M3 3h3"');
  expect(drawing?.svg).not.toContain('id="ES"');
});

test("the file changes its name with what it holds, and a page without one is left as it is", () => {
  const [one, other] = ["M0 0", "M9 9"].map(
    (d) =>
      shapesApart(
        `${use("FR")}<defs><path id="road" d="${d}"></path></defs><use href="#road"></use>`,
        () => countries,
      ).drawing,
  );
  expect(one?.address).not.toBe(other?.address);
  const plain = '<svg><defs><path id="a" d="M0 0"></path></defs><use href="#a"></use></svg>';
  expect(shapesApart(plain, () => countries)).toEqual({ html: plain });
});

import { expect, test } from "vitest";
import { wordsName } from "./documentWords.ts";

const document = (body: string, { version = "a1", css = "p{color:red}" } = {}) =>
  `<html data-built-at="${version}"><head><link rel="icon" href="data:${version}"/><title>Dossier</title><style>${css}</style></head><body><main class="${version}"><h2>La route</h2><p>Trente escales.</p><img src="/images/${version}/scenes/aube.svg" alt="L’aube"/>${body}</main></body></html>`;

const same = wordsName(document("<p>Fin.</p>"));

test("a document that looks otherwise, or was built another day, says the same", () => {
  expect(wordsName(document("<p>Fin.</p>", { version: "b2", css: "p{color:blue}" }))).toBe(same);
});

test.each([
  ["a word", "<p>Suite.</p>"],
  ["a link", '<p><a href="/equipe">Fin.</a></p>'],
  ["a picture", '<p>Fin.</p><img src="/images/a1/scenes/nuit.svg" alt=""/>'],
  ["a heading", "<h3>Fin.</h3>"],
])("%s more makes it say something else", (_, body) => {
  expect(wordsName(document(body))).not.toBe(same);
});

test("the weight of its own PDF, which a document bears, changes nothing", () => {
  const link = (weight: string) =>
    `<p>Fin.</p><a href="/d.pdf" download="d.pdf">PDF, ${weight}<span>.</span></a>`;
  expect(wordsName(document(link("790 ko")))).toBe(wordsName(document(link("800 ko"))));
});

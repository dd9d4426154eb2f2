// The example of a report says what the log tells of six months, and nothing before there is a log.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { wordsIn } from "../../fixtures/words.ts";
import { ReportDocument } from "./ReportDocument.tsx";

const toldOn = (day: string) =>
  wordsIn(renderToStaticMarkup(createElement(ReportDocument, { builtAt: `${day}T12:00:00Z` })))
    .join(" ")
    .replace(/\s+/gu, " ");

describe("on 28 November 2026", () => {
  const text = toldOn("2026-11-28");

  test("it says its months and its day, and that the expedition is invented", () => {
    const [cover = ""] = text.split("Ce qui a été fait");
    expect(cover).toContain("Exemple, de mai à octobre 2026. Édition du 28 novembre 2026");
    expect(cover).toContain("Site de démonstration");
  });

  test("each action has its day, its place and its goals", () => {
    expect(text).toContain("Salinité mesurée par les enfants d’un club de voile 12 juill. À Gdynia 4, 14");
    expect(text).not.toContain("Trois classes reçues au départ");
  });

  test("each measure has its unit, its place and its method", () => {
    expect(text).toContain("Salinité 7,3 g/kg 12 juill. À Gdynia sonde de conductivité, à un mètre, au quai");
  });

  test("a goal that nothing was done for is named, not passed over", () => {
    expect(text).toContain("ODD 5, 8, 9 et 13 : rien à rapporter ce semestre.");
    expect(text).not.toMatch(/ODD 13 (?!:)Mesures relatives/u);
  });

  test("what may be said of it is a measure with its day, its place and its method", () => {
    expect(text).toMatch(
      /« Nous soutenons Sillages\. Le 24 octobre 2026, par 13° 15′ N, 26° 15′ O, son laboratoire a mesuré : .+ \(.+\)\. »/u,
    );
  });
});

test("before a month of the log is over, it says what the first one will tell", () => {
  const text = toldOn("2026-03-15");
  expect(text).toContain("Le premier rapport paraîtra après un mois entier de navigation");
  expect(text).not.toMatch(/Exemple, |ODD|mesuré ,/u);
});

import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../global.ts";
import { Alert } from "../components/Alert/Alert.tsx";
import { Figure } from "../components/Figure/Figure.tsx";
import { Legend } from "../components/Legend/Legend.tsx";
import { sail } from "../stories/pictures.ts";

const address = "www.archives-departementales.example/photographies/regates-de-septembre";

const holders: readonly (readonly [string, ReactNode])[] = [
  [
    "Alert",
    <Alert key="alert" action={{ label: "Recharger", href: "" }}>
      {address}
    </Alert>,
  ],
  ["Figure", <Figure key="figure" picture={sail} number="Planche 7" caption={address} credit={address} />],
  ["Legend", <Legend key="legend" items={[{ surface: "sea", label: address }]} />],
];

test.each(holders)("an address stays in the column of a %s", async (_, holder) => {
  await render(<div style={{ width: 240, marginInlineStart: 40 }}>{holder}</div>);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  for (const words of document.querySelectorAll("p, span, b, li")) {
    expect({ words: words.textContent, right: words.getBoundingClientRect().right <= 281 }).toEqual({
      words: words.textContent,
      right: true,
    });
  }
});

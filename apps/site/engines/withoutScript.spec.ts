import { expect } from "@playwright/test";
import { test } from "./journey.ts";

test.use({ script: false, size: { width: 500, height: 844 } });

test("the navigation is there, nothing dead is shown, and the article is read whole", async ({ journey }) => {
  await journey.open("/presse");
  await journey.sees("header a", "VIDÉO");
  for (const dead of ["header button[aria-label=Menu]", "[role=tab]", "input[type=search]"])
    await journey.seesNo(dead);
  await journey.press("main a", "Lire l’article");
  await journey.sees("main", "quelqu’un rallume la lampe");
});

test("each stage is told, one under the other", async ({ journey }) => {
  await journey.open("/");
  const panels = await journey.ask(() =>
    [...document.querySelectorAll("[role=tabpanel]")].map((panel) => panel.checkVisibility()),
  );
  expect(panels.length).toBeGreaterThan(2);
  expect(panels).not.toContain(false);
});

import { expect, it } from "vitest";
import { spaceLegend, withVisibleSpaces } from "./visibleSpaces.ts";

it("shows no-break spaces, and says what the signs in their place are", () => {
  const shown = withVisibleSpaces("à bord\u202f! Trois\u00a0: un deux");
  expect(shown).toBe("à bord\u237d! Trois\u2423: un deux");
  expect(spaceLegend(shown)).toBe(
    "\u237d est une espace fine insécable (U+202F), \u2423 une espace insécable (U+00A0).",
  );
  expect(spaceLegend("à bord")).toBeUndefined();
});

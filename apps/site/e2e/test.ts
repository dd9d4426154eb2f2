import { type Page, test as base } from "@playwright/test";

export * from "@playwright/test";

/** What a page draws, in the same order at each load and in each run: what fails here fails again. */
function sameDraws() {
  let drawn = 1;
  crypto.getRandomValues = (values) => {
    if (values instanceof Uint32Array) {
      values.forEach((_, place) => {
        // Numerical Recipes' generator.
        drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
        values[place] = drawn;
      });
    }
    return values;
  };
}

interface Visitors {
  /** Somebody else, on another device: nothing is shared with the test's own page. */
  anotherVisitor: Page;
}

export const test = base.extend<Visitors>({
  anotherVisitor: async ({ browser }, run) => {
    const context = await browser.newContext();
    await run(await context.newPage());
    await context.close();
  },
  context: async ({ context }, run) => {
    await context.addInitScript(sameDraws);
    await run(context);
  },
});

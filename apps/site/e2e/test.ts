import { type Page, test as base } from "@playwright/test";

export * from "@playwright/test";

/** What a page draws from `seed`, in the same order at each load and in each run: what fails here fails again. */
function sameDraws(seed: number) {
  let drawn = seed;
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
  /** Somebody else, on another device: nothing is shared with the test's own page, and other things are drawn. */
  anotherVisitor: Page;
}

export const test = base.extend<Visitors>({
  anotherVisitor: async ({ browser }, run) => {
    const context = await browser.newContext();
    await context.addInitScript(sameDraws, 2);
    await run(await context.newPage());
    await context.close();
  },
  context: async ({ context }, run) => {
    await context.addInitScript(sameDraws, 1);
    await run(context);
  },
});

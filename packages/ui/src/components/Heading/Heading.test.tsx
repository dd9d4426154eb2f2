import { composeStories } from "@storybook/react-vite";
import { beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { headlines, spacedText } from "../../stories/headlines.css.ts";
import { Heading } from "./Heading.tsx";
import * as stories from "./Heading.stories.tsx";

const { FittedSpecimens, FittedWithoutFont } = composeStories(stories);

/** How long each line really is, for each px of the longest. */
function lengths(heading: Element): number[] {
  const widths = [...heading.children].map((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return range.getBoundingClientRect().width;
  });
  return widths.map((width) => width / Math.max(...widths));
}

const headings = () => page.getByRole("heading").elements();
const heights = () => headings().map((heading) => heading.getBoundingClientRect().height);

beforeAll(async () => {
  await document.fonts.load("900 20px Anybody");
});

describe("a fitted headline", () => {
  test.each(Object.entries(headlines).filter(([name]) => name !== "apart"))(
    "sets the lines of %s to one length in the browser too",
    async (_, fit) => {
      await page.viewport(1440, 900);
      await render(<Heading level={2} size="section" fit={fit} />);
      for (const length of lengths(headings()[0]!)) expect(length).toBeGreaterThan(0.994);
    },
  );

  test.each([320, 390, 768, 1080, 1440, 1920])("never overflows at %i px", async (width) => {
    await page.viewport(width, 900);
    await render(
      <>
        <FittedSpecimens />
        <Heading level={1} size="hero" fit={headlines.opening} />
      </>,
    );
    for (const heading of headings()) expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each([320, 1280])(
    "wraps rather than overflow where a reader spaces letters and words, at %i px",
    async (width) => {
      await page.viewport(width, 900);
      await render(
        <div className={spacedText}>
          <FittedSpecimens />
        </div>,
      );
      const within = headings().map((heading) => heading.scrollWidth <= heading.clientWidth);
      expect(within).toEqual(headings().map(() => true));
    },
  );

  test("keeps its height while its font is on the way, and spares the margin of the page", async () => {
    await page.viewport(390, 900);
    const { unmount } = await render(<FittedSpecimens />);
    const settled = heights();
    await unmount();
    await render(<FittedWithoutFont />);
    expect(heights()).toEqual(settled);
    expect(document.documentElement.scrollWidth).toBeLessThan(390 + 20);
  });

  test("is read as one heading, its lines apart", async () => {
    await render(<Heading level={2} fit={headlines.port} />);
    await expect
      .element(page.getByRole("heading", { level: 2, name: "Un port, une lumière." }))
      .toBeVisible();
  });
});

import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../global.ts";
import { Section } from "../components/Section/Section.tsx";

type Shown = ComponentType & { parameters: Readonly<Record<string, unknown>> };
type Stories = Parameters<typeof composeStories>[0];

/** Tests that the stories of `files` hold in the narrowest window, with the largest text and their longest words: WCAG 1.4.4 and 1.4.10. */
export function testReflow(files: Readonly<Record<string, Stories>>): void {
  const { documentElement } = document;

  beforeAll(async () => {
    await page.viewport(320, 800);
    documentElement.style.fontSize = "200%";
  });

  afterAll(() => {
    documentElement.style.fontSize = "";
  });

  test.each(Object.entries(files))("nothing of %s runs past the side of a phone", async (_path, stories) => {
    for (const [name, Story] of Object.entries<Shown>(composeStories(stories))) {
      // As in the workshop: between the margins of the page, unless it goes from side to side.
      const { unmount } = await render(
        Story.parameters["bare"] ? (
          <Story />
        ) : (
          <Section>
            <Story />
          </Section>
        ),
      );
      expect({ name, width: documentElement.scrollWidth }).toEqual({ name, width: 320 });
      await unmount();
    }
  });
}

import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import { Section } from "@sillages/ui";

type Shown = ComponentType & { parameters: Readonly<Record<string, unknown>> };
type Stories = Parameters<typeof composeStories>[0];
const files = import.meta.glob<Stories>("../*/*.stories.tsx", { eager: true });

const { documentElement } = document;

beforeAll(async () => {
  await page.viewport(320, 800);
  documentElement.style.fontSize = "200%";
});

afterAll(() => {
  documentElement.style.fontSize = "";
});

// As in the kit: the narrowest window, the largest text, the longest words of the stories (WCAG 1.4.4 and 1.4.10).
test.each(Object.entries(files))("nothing of %s runs past the side of a phone", async (_path, stories) => {
  for (const [name, Story] of Object.entries<Shown>(composeStories(stories))) {
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

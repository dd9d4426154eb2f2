import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import * as stories from "./LevelEmblem.stories.tsx";

const { PlatePhone } = composeStories(stories);

test("a level of one long word is not broken, however wide the phone", async () => {
  const { container } = await render(<PlatePhone />);
  const name = document.createRange();
  name.selectNodeContents(container.querySelector("strong")!);
  const broken: number[] = [];
  for (let width = 280; width <= 480; width += 5) {
    await page.viewport(width, 844);
    if (name.getClientRects().length > 1) broken.push(width);
  }
  expect(broken).toEqual([]);
});

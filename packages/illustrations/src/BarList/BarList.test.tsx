import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import * as stories from "./BarList.stories.tsx";

const { Default } = composeStories(stories);

test("says each score once: its bar is a drawing", async () => {
  await render(<Default />);
  await expect.element(page.getByText("12/14")).toBeVisible();
  expect(page.getByRole("progressbar").elements()).toEqual([]);
});

import { composeStories } from "@storybook/react-vite";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Breadcrumb.stories.tsx";

const { Default } = composeStories(stories);

afterEach(() => history.replaceState(null, "", location.pathname + location.search));

test("is a navigation whose last step is the page one is on", async () => {
  await render(<Default />);
  await expect.element(page.getByRole("navigation", { name: "Fil d’Ariane" })).toBeVisible();
  await expect.element(page.getByText("Une nuit au mouillage")).toHaveAttribute("aria-current", "page");
});

test("Tab goes from link to link, the last step is no stop, and Enter follows", async () => {
  await render(<Default />);
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(page.getByRole("link", { name: "Journal" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#journal");
  await userEvent.tab();
  await expect.element(page.getByText("Une nuit au mouillage")).not.toHaveFocus();
});

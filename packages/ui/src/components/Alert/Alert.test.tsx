import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./Alert.stories.tsx";

const { Default, Hidden } = composeStories(stories);

test("is an alert, and Tab reaches its way on", async () => {
  await render(<Default action={{ label: "Recharger la page", href: "#" }} />);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Recharger la page" })).toHaveFocus();
});

test("waiting, it is neither seen nor reached", async () => {
  await render(<Hidden />);
  expect(page.getByRole("alert").query()).toBeNull();
  await userEvent.tab();
  expect(document.activeElement?.tagName).not.toBe("A");
});

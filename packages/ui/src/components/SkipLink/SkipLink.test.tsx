import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./SkipLink.stories.tsx";

const { Default } = composeStories(stories);

const link = page.getByRole("link", { name: "Aller au contenu" });

beforeEach(async () => {
  await render(<Default />);
});

test("is out of sight at first", async () => {
  await expect.element(link).not.toBeInViewport();
});

test("is the first stop of the keyboard, and shows itself there", async () => {
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toBeInViewport({ ratio: 1 });
});

test("hides again when focus goes on", async () => {
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(link).not.toBeInViewport();
});

test("leads past the navigation: the next stop is in the content", async () => {
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Lire la suite" })).toHaveFocus();
});

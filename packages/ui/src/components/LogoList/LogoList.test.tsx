import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./LogoList.stories.tsx";

const { Default } = composeStories(stories);

const names = ["Halebas", "Passelune", "Cormoret", "Vireloin"];

test("is a list that says whose logos they are, each a link that says its window", async () => {
  await render(<Default />);
  await expect.element(page.getByRole("list", { name: "Les maisons qui nous aident" })).toBeVisible();
  for (const name of names)
    await expect.element(page.getByRole("link", { name: `${name} (nouvelle fenêtre)` })).toBeVisible();
});

test("Tab goes from logo to logo in the order they are read, and Enter follows", async () => {
  const follow = vi.fn<(href: string) => void>();
  const { container } = await render(<Default />);
  container.addEventListener("click", (event) => {
    event.preventDefault();
    follow((event.target as HTMLElement).closest("a")!.href);
  });
  await userEvent.keyboard("{Tab}{Enter}".repeat(names.length));
  expect(follow.mock.calls).toEqual(names.map((name) => [`https://${name.toLowerCase()}.example/`]));
});

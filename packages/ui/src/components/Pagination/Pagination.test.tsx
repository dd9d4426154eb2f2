import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./Pagination.stories.tsx";

const { Default } = composeStories(stories);

test("of a list that holds nothing is nothing: no landmark, no empty list", async () => {
  const { container } = await render(<Default page={1} count={0} />);
  expect(container.innerHTML).toBe("");
});

test("of one page says where one is", async () => {
  await render(<Default page={1} count={1} />);
  const links = page.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["page"]);
});

test("leads back to the last page from one that is no more", async () => {
  await render(<Default page={9} count={2} />);
  const previous = page.getByRole("link", { name: "Page précédente" });
  await expect.element(previous).toHaveAttribute("href", "#page-2");
});

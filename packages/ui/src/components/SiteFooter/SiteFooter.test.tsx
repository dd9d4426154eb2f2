import { composeStories } from "@storybook/react-vite";
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./SiteFooter.stories.tsx";

const { Default, LongName, ShortName } = composeStories(stories);

beforeAll(async () => {
  await document.fonts.load("900 20px Anybody");
});

test.each([
  ["usual", Default],
  ["short", ShortName],
  ["long", LongName],
])("a name of %s length goes from one margin of the page to the other", async (_, Story) => {
  for (const width of [320, 768, 1920]) {
    await page.viewport(width, 900);
    const { container, unmount } = await render(<Story />);
    const name = container.querySelector("footer > p:last-child")!;
    const letters = document.createRange();
    letters.selectNodeContents(name);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(name);
    const room = name.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    expect(letters.getBoundingClientRect().width / room).toBeCloseTo(1, 2);
    await unmount();
  }
});

test("Tab goes from link to link, column by column, and Enter follows", async () => {
  await render(<Default />);
  const stops: (string | undefined)[] = [];
  for (let at = 0; at < 5; at++) {
    await userEvent.tab();
    stops.push(document.activeElement?.textContent);
  }
  expect(stops).toEqual(["Les escales", "Le bateau", "L’équipage", "Journal de bord", "Écoles"]);
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#ecoles");
  history.replaceState(null, "", location.pathname + location.search);
});

import { composeStories } from "@storybook/react-vite";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./LogoMarquee.stories.tsx";

const { Default } = composeStories(stories);

const pause = page.getByRole("button", { name: "Arrêter le défilement" });
const play = page.getByRole("button", { name: "Reprendre le défilement" });
const track = () => document.querySelector("ul")?.parentElement as HTMLElement;
const running = () => track().getAnimations()[0]?.playState;

beforeEach(async () => {
  await page.viewport(1280, 900);
  // A strip that is mounted under the mouse waits: the mouse stands out of its way.
  await userEvent.hover(document.documentElement, { position: { x: 1270, y: 890 }, force: true });
});

test("each logo is read once, and its link says that it opens a new window", async () => {
  await render(<Default />);
  await expect.poll(running).toBe("running");
  expect(page.getByRole("listitem").elements()).toHaveLength(20);
  expect(page.getByRole("link").elements()).toHaveLength(20);
  expect(page.getByRole("img").elements()).toHaveLength(20);
  await expect.element(page.getByRole("link", { name: "Halebas 1 (nouvelle fenêtre)" })).toBeInTheDocument();
});

test("its picture is repeated four times more, without a seam", async () => {
  await render(<Default />);
  await expect.poll(running).toBe("running");
  const [list, drawing] = [...track().children];
  const copies = [...(drawing?.querySelectorAll("image") ?? [])];
  const width = (element: Element | undefined) => element?.getBoundingClientRect().width ?? 0;
  expect(copies).toHaveLength(4);
  for (const [at, copy] of [list, ...copies].entries()) {
    expect(width(copy)).toBeCloseTo(width(list), 0);
    const from = (copy?.getBoundingClientRect().left ?? 0) - track().getBoundingClientRect().left;
    expect(Math.abs(from - at * width(list))).toBeLessThan(1);
  }
  expect(width(list) / track().getBoundingClientRect().width).toBeCloseTo(0.2, 3);
});

test("the copies are one drawing, which says nothing and cannot be reached", async () => {
  await render(<Default />);
  await expect.poll(running).toBe("running");
  expect(track().querySelectorAll(":scope > svg[aria-hidden='true']")).toHaveLength(1);
  expect(track().querySelectorAll("ul ~ :not(svg)")).toHaveLength(0);
  expect(track().querySelectorAll("ul ~ svg a")).toHaveLength(0);
});

test("the button stops it and sets it going again", async () => {
  await render(<Default />);
  await expect.poll(running).toBe("running");
  await pause.click();
  await expect.poll(running).toBe("paused");
  await play.click();
  await expect.poll(running).toBe("running");
});

test("waits under the mouse", async () => {
  await render(<Default />);
  await expect.poll(running).toBe("running");
  await userEvent.hover(track(), { position: { x: 300, y: 20 }, force: true });
  await expect.poll(running).toBe("paused");
});

test("comes back to its start for the keyboard, which sees each link that it reaches", async () => {
  await render(<Default />);
  await expect.poll(running).toBe("running");
  await userEvent.tab();
  await expect.element(pause).toHaveFocus();
  for (const link of page.getByRole("link").elements()) {
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
    const { left, right } = link.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(1281);
  }
});

test("in the HTML there is one list, and no style attribute", () => {
  const html = renderToString(<Default />);
  expect(html.match(/<li /g)).toHaveLength(20);
  expect(html).not.toContain("style=");
});

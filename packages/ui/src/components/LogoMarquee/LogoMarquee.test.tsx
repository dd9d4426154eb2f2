import { composeStories } from "@storybook/react-vite";
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { enhanceLogoMarquees } from "./enhanceLogoMarquees.ts";
import * as stories from "./LogoMarquee.stories.tsx";

const { Default, Few } = composeStories(stories);

const pause = page.getByRole("button", { name: "Arrêter le défilement" });
const play = page.getByRole("button", { name: "Reprendre le défilement" });
const track = () => document.querySelector("ul")?.parentElement as HTMLElement;
const running = () => track().getAnimations()[0]?.playState;

interface Touches {
  send: (
    method: "Emulation.setTouchEmulationEnabled" | "Input.dispatchTouchEvent",
    params: object,
  ) => Promise<unknown>;
}

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

test("stays where it was while another window has the focus, and comes back to its start when it is left", async () => {
  await render(<Default />);
  await pause.click();
  const strip = track().parentElement as HTMLElement;
  const link = page.getByRole("link").elements()[0] as HTMLAnchorElement;
  link.focus({ preventScroll: true });
  strip.scrollLeft = 400;
  // The focus of a window that is left stays where it is in its page.
  link.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  expect(strip.scrollLeft).toBe(400);
  link.blur();
  await expect.poll(() => strip.scrollLeft).toBe(0);
});

describe("a logo that passes again", () => {
  const strip = () => track().parentElement as HTMLElement;
  const linkOf = (logo: number) => document.querySelectorAll("ul a")[logo] as HTMLAnchorElement;

  /** What is followed: an address, and how it was asked for. The test stays where it is. */
  let followed: { href: string; ctrlKey: boolean; button: number }[];
  const follow = (event: Event) => {
    const { target, ctrlKey, button } = event as MouseEvent;
    const link = target instanceof Element && target.closest("a");
    event.preventDefault();
    if (link) followed.push({ href: link.href, ctrlKey, button });
  };
  const press = (logo: number, how = {}) => ({ href: linkOf(logo).href, ctrlKey: false, button: 0, ...how });

  /** The middle of a logo in a copy of the list, in the strip; asked before anything is pointed at. */
  function placeOf(copy: number, logo: number) {
    const from = strip().getBoundingClientRect();
    const { left, width, top, height } = linkOf(logo).getBoundingClientRect();
    const x = copy * track().firstElementChild!.getBoundingClientRect().width + left - from.left + width / 2;
    return { x, y: top - from.top + height / 2 };
  }

  /** Brings it in sight. */
  function reach(copy: number, logo: number) {
    strip().scrollBy(placeOf(copy, logo).x - strip().clientWidth / 2, 0);
    return placeOf(copy, logo);
  }

  const click = (position: { x: number; y: number }, how = {}) =>
    userEvent.click(strip(), { position, force: true, ...how });

  async function renderStill(Story: typeof Default) {
    await render(<Story />);
    await expect.poll(running).toBe("running");
    await pause.click();
    await expect.poll(running).toBe("paused");
  }

  beforeEach(() => {
    followed = [];
    window.addEventListener("click", follow, true);
    window.addEventListener("auxclick", follow, true);
  });

  afterEach(() => {
    window.removeEventListener("click", follow, true);
    window.removeEventListener("auxclick", follow, true);
  });

  test.each([1, 2, 3, 4].flatMap((copy) => [0, 9, 19].map((logo) => [copy, logo] as const)))(
    "opens its own link: in copy %i, logo %i",
    async (copy, logo) => {
      await renderStill(Default);
      await click(reach(copy, logo));
      expect(followed).toEqual([press(logo)]);
    },
  );

  test("opens it while the strip runs, which waits for the mouse", async () => {
    await render(<Few />);
    await expect.poll(running).toBe("running");
    const position = reach(1, 0);
    await userEvent.hover(strip(), { position, force: true });
    await expect.poll(running).toBe("paused");
    await click(position);
    expect(followed).toEqual([press(0)]);
  });

  test("opens it from copy to copy, and where the list began", async () => {
    await page.viewport(2400, 900);
    await renderStill(Few);
    const positions = [placeOf(1, 0), placeOf(0, 2), placeOf(1, 1), placeOf(0, 3), placeOf(0, 0)];
    for (const position of positions) await click(position);
    expect(followed).toEqual([press(0), press(2), press(1), press(3), press(0)]);
  });

  test("is nothing between two logos", async () => {
    await renderStill(Default);
    const { x, y } = reach(2, 5);
    await click({ x: x + linkOf(5).getBoundingClientRect().width / 2 + 20, y });
    expect(followed).toEqual([]);
  });

  test("is the link itself: the browser tells its address, and opens it as it is asked to", async () => {
    await renderStill(Default);
    const position = reach(2, 3);
    await userEvent.hover(strip(), { position, force: true });
    await expect.poll(() => linkOf(3).matches(":hover")).toBe(true);
    await click(position, { modifiers: ["Control"] });
    await click(position, { button: "middle" });
    expect(followed).toEqual([press(3, { ctrlKey: true }), press(3, { button: 1 })]);
  });

  test("opens it under a finger", async () => {
    await render(<Few />);
    await expect.poll(running).toBe("running");
    const { left, top } = strip().getBoundingClientRect();
    const { x, y } = reach(1, 0);
    const { send } = cdp() as unknown as Touches;
    await send("Emulation.setTouchEmulationEnabled", { enabled: true });
    try {
      await send("Input.dispatchTouchEvent", {
        type: "touchStart",
        touchPoints: [{ x: left + x, y: top + y }],
      });
      await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect.poll(() => followed).toEqual([press(0)]);
    } finally {
      await send("Emulation.setTouchEmulationEnabled", { enabled: false });
    }
  });

  test("opens it where the browser holds to what the finger met first", async () => {
    await renderStill(Few);
    const copy = track().querySelector("image")!;
    const { left, top } = strip().getBoundingClientRect();
    const { x, y } = reach(1, 0);
    copy.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "touch" }));
    copy.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: left + x, clientY: top + y }));
    expect(followed).toEqual([press(0)]);
  });

  test("leaves the strip as it was: nothing is seen of what is pointed at", async () => {
    await renderStill(Few);
    const seen = () =>
      [...track().querySelectorAll("ul, image")]
        .map((drawn) => Math.round(drawn.getBoundingClientRect().left))
        .toSorted((one, other) => one - other);
    const position = reach(1, 0);
    const before = seen();
    await userEvent.hover(strip(), { position, force: true });
    await expect.poll(() => linkOf(0).matches(":hover")).toBe(true);
    expect(seen()).toEqual(before);
    expect([...document.images].map(({ loading }) => loading)).not.toContain("lazy");
  });

  test("leaves the keyboard at the start of the strip, wherever the mouse rests", async () => {
    await renderStill(Default);
    await userEvent.hover(strip(), { position: reach(3, 3), force: true });
    await expect.poll(() => linkOf(3).matches(":hover")).toBe(true);
    await userEvent.tab();
    await expect.element(linkOf(0)).toHaveFocus();
    const [, copy] = track().querySelectorAll("image");
    copy!.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    const fromStart = () => linkOf(0).getBoundingClientRect().left - strip().getBoundingClientRect().left;
    expect(Math.round(fromStart())).toBe(0);
  });
});

test("a strip that is told twice to live does each thing once", async () => {
  await render(<Default />);
  enhanceLogoMarquees();
  enhanceLogoMarquees();
  await expect.poll(running).toBe("running");
  await pause.click();
  await expect.poll(running).toBe("paused");
});

test("a strip that was stopped stays so when React draws it anew", async () => {
  const { rerender } = await render(<Default />);
  await pause.click();
  await rerender(<Default pauseLabel="Arrêter" playLabel="Reprendre" />);
  await expect.element(page.getByRole("button", { name: "Reprendre", exact: true })).toBeInTheDocument();
  expect(running()).toBe("paused");
});

test("a strip that was stopped before React came stays so, and React finds nothing wrong", async () => {
  const onCome = vi.fn<() => void>();
  function ComingStrip() {
    useEffect(onCome, []);
    return <Default />;
  }
  const complaints = vi.spyOn(console, "error");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<ComingStrip />);
  enhanceLogoMarquees();
  await expect.poll(running).toBe("running");
  await pause.click();
  const root = hydrateRoot(container, <ComingStrip />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    complaints.mockRestore();
  });
  await expect.poll(() => onCome.mock.calls.length).toBe(1);
  await expect.element(play).toBeInTheDocument();
  expect(running()).toBe("paused");
  expect(complaints).not.toHaveBeenCalled();
});

test("in the HTML there is one list, and no style attribute", () => {
  const html = renderToString(<Default />);
  expect(html.match(/<li /g)).toHaveLength(20);
  expect(html).not.toContain("style=");
});

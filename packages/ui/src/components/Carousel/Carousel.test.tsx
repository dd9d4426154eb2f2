import { composeStories } from "@storybook/react-vite";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { enhanceCarousels } from "./enhanceCarousels.ts";
import type { CarouselProps } from "./Carousel.tsx";
import * as stories from "./Carousel.stories.tsx";

const { Default, Loading, Paused, Rotating, Showcase } = composeStories(stories);
const { slides = [] } = Default.args;

const carousel = page.getByRole("region", { name: "Un été à la voile" });
const pause = page.getByRole("button", { name: "Arrêter le défilement" });
const play = page.getByRole("button", { name: "Reprendre le défilement" });
const previous = page.getByRole("button", { name: "Image précédente" });
const next = page.getByRole("button", { name: "Image suivante" });
const elsewhere = page.getByRole("button", { name: "Ailleurs" });

/** The slides that a reader meets. */
const inSight = () =>
  [...document.querySelectorAll("[aria-roledescription=diapositive]:not([inert])")].map((slide) =>
    slide.getAttribute("aria-label"),
  );
const live = () => document.querySelector("[aria-live]")?.getAttribute("aria-live");

const [first, second, third, last] = [1, 2, 3, 4].map((at) => [`${at} sur 4`]);

const withNeighbour = (carouselStory: React.ReactNode) => (
  <>
    {carouselStory}
    <button type="button">Ailleurs</button>
  </>
);

beforeEach(async () => {
  await page.viewport(1280, 900);
  // A carousel that is mounted under the mouse waits: the mouse stands out of its way.
  await userEvent.hover(document.documentElement, { position: { x: 1270, y: 890 }, force: true });
});

test("is a region that says what it is, and its slides say theirs", async () => {
  await render(<Default />);
  await expect.element(carousel).toHaveAttribute("aria-roledescription", "carrousel");
  await expect.poll(inSight).toEqual(first);
  expect(document.querySelectorAll("[role=group][aria-roledescription=diapositive]")).toHaveLength(4);
});

test("brings the slides in sight one by one, and goes round", async () => {
  await render(<Default />);
  for (const shown of [second, third, last, first]) {
    await next.click();
    await expect.poll(inSight).toEqual(shown);
  }
  await previous.click();
  await expect.poll(inSight).toEqual(last);
});

test("follows other slides that take the place of as many", async () => {
  const { rerender } = await render(<Default />);
  await expect.poll(inSight).toEqual(first);
  await rerender(<Default slides={slides.map((slide) => ({ ...slide, id: `${slide.id}-bis` }))} />);
  await next.click();
  await expect.poll(inSight).toEqual(second);
});

test("says where one is", async () => {
  await render(<Default />);
  await expect.element(page.getByText("1 sur 4", { exact: true })).toBeVisible();
  await next.click();
  await expect.element(page.getByText("2 sur 4", { exact: true })).toBeVisible();
});

test("offers no button when everything is in sight", async () => {
  await render(<Default slides={slides.slice(0, 1)} />);
  await expect.poll(inSight).toHaveLength(1);
  await expect.element(next).not.toBeInTheDocument();
});

test("says where one is when its look never came: all is in sight, and the first is the one that is shown", async () => {
  await render(<Showcase />);
  await expect.poll(inSight).toEqual(first);
  // As before React came: what it does not change afterwards stays without.
  for (const element of document.querySelectorAll("section, section *")) element.removeAttribute("class");
  await expect.poll(inSight).toHaveLength(4);
  await expect.element(page.getByText("1 sur 4", { exact: true })).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
});

test("follows a finger that scrolls it", async () => {
  await page.viewport(390, 844);
  await render(<Default />);
  await expect.poll(inSight).toEqual(["1 sur 4"]);
  document.querySelector("[aria-live]")?.scrollTo({ left: 10_000, behavior: "instant" });
  await expect.poll(inSight).toEqual(["4 sur 4"]);
});

test("works from the keyboard: the rotation button comes first, then the others", async () => {
  await render(<Paused />);
  await expect.element(play).toBeVisible();
  await userEvent.tab();
  await expect.element(play).toHaveFocus();
  await userEvent.tab();
  await expect.element(previous).toHaveFocus();
  await userEvent.tab();
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(inSight).toEqual(second);
  await userEvent.keyboard(" ");
  await expect.poll(inSight).toEqual(third);
  await expect.element(next).toHaveFocus();
});

test("announces the slides only while it is still", async () => {
  await render(<Rotating />);
  await expect.element(pause).toBeVisible();
  expect(live()).toBe("off");
  await pause.click();
  expect(live()).toBe("polite");
});

test("says that its slides are on their way", async () => {
  await render(<Loading />);
  await expect.element(page.getByText("Les images arrivent…")).toBeVisible();
  // Nothing is there to scroll: no stop of the keyboard.
  expect(document.querySelector("[aria-busy=true]:not([tabindex])")).not.toBeNull();
  await expect.element(play).not.toBeInTheDocument();
});

describe("in the HTML, before script", () => {
  test("every slide can be read, and nothing carries a style attribute", () => {
    const html = renderToString(<Showcase />);
    expect(html.match(/aria-roledescription="diapositive"/g)).toHaveLength(4);
    expect(html).not.toContain("inert");
    expect(html).not.toContain("style=");
  });

  test("it says a place that a slide has", () => {
    expect(renderToString(<Default />).match(/\d sur 4/g)).not.toContain("0 sur 4");
  });
});

test("asks for the drawing that comes next, once the one that is shown has come", async () => {
  const asked = () => [...document.images].map(({ loading }) => loading);
  await render(<Showcase intervalMs={60_000} />);
  await expect.poll(asked).toEqual(["lazy", "eager", "lazy", "lazy"]);
  await next.click();
  await expect.poll(asked).toEqual(["lazy", "eager", "eager", "lazy"]);
});

describe("the entries of a showcase", () => {
  const entry = (name: string) => page.getByRole("button", { name });

  test("show their slide, and mark the one that is shown", async () => {
    await render(<Showcase />);
    await expect.element(entry("La veille")).toHaveAttribute("aria-disabled", "true");
    await entry("Le feu").click();
    await expect.poll(inSight).toEqual(["3 sur 4"]);
    await expect.element(entry("Le feu")).toHaveAttribute("aria-disabled", "true");
    await expect.element(entry("La veille")).toHaveAttribute("aria-disabled", "false");
  });

  test("all stay in the tab order, after the controls", async () => {
    await render(<Showcase />);
    await expect.element(next).toBeVisible();
    next.element().focus();
    for (const name of ["La veille", "Le départ", "Le feu", "Le retour"]) {
      await userEvent.tab();
      await expect.element(entry(name)).toHaveFocus();
    }
  });
});

describe("turning by itself", () => {
  const INTERVAL_MS = 300;

  const show = (props: Partial<CarouselProps> = {}) =>
    render(withNeighbour(<Rotating intervalMs={INTERVAL_MS} {...props} />));
  const scrolled = () => document.querySelector("[aria-live]")?.scrollLeft ?? 0;
  const intervals = (count: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, count * INTERVAL_MS);
    });
  const mouse = (type: "pointerover" | "pointerout") =>
    carousel.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse" }));

  test("shows the next slide after the interval, no sooner", async () => {
    await show({ intervalMs: 1000 });
    await intervals(2);
    expect(scrolled()).toBe(0);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  test("waits under the mouse, and goes on when it has left", async () => {
    await show();
    flushSync(() => mouse("pointerover"));
    await intervals(3);
    expect(scrolled()).toBe(0);
    flushSync(() => mouse("pointerout"));
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  test("waits out of the window, and goes on when it comes back", async () => {
    await show();
    const above = document.createElement("div");
    above.style.height = "2000px";
    document.body.prepend(above);
    onTestFinished(() => above.remove());
    await intervals(4);
    const left = scrolled();
    await intervals(4);
    expect(scrolled()).toBe(left);
    above.remove();
    await expect.poll(scrolled).not.toBe(left);
  });

  test("stops when the keyboard comes in, and does not start again when it leaves", async () => {
    await show({ intervalMs: 1000 });
    await expect.element(pause).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(previous).toHaveFocus();
    elsewhere.element().focus();
    await intervals(5);
    expect(scrolled()).toBe(0);
    await expect.element(play).toBeVisible();
  });

  test("its button does what it says to who comes to it by the keyboard: Enter stops it", async () => {
    await show({ intervalMs: 60_000 });
    await expect.element(pause).toBeVisible();
    await userEvent.tab();
    await expect.element(pause).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(play).toHaveFocus();
  });

  test("a press on its button that gives no focus stops it", async () => {
    await show({ intervalMs: 60_000 });
    await expect.element(pause).toBeVisible();
    flushSync(() => (pause.element() as HTMLElement).click());
    await expect.element(play).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test("the button stops it and sets it going again, without losing focus", async () => {
    await show({ intervalMs: 1000 });
    await pause.click();
    await elsewhere.hover();
    await intervals(5);
    expect(scrolled()).toBe(0);
    await play.click();
    await expect.element(pause).toHaveFocus();
    await elsewhere.hover();
    await expect.poll(scrolled, { timeout: 3000 }).toBeGreaterThan(0);
  });

  test("a finger on the slides stops it", async () => {
    await show({ intervalMs: 1000 });
    await expect.element(pause).toBeVisible();
    const touch = new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" });
    flushSync(() => document.querySelector("[aria-live]")?.dispatchEvent(touch));
    await expect.element(play).toBeVisible();
  });

  test("does not start while it is held, and starts when that ends", async () => {
    const { rerender } = await show({ paused: true });
    await expect.element(play).toBeVisible();
    await rerender(withNeighbour(<Rotating />));
    await expect.element(pause).toBeVisible();
  });

  test("stopped by its reader, it stays so when what held it ends", async () => {
    const { rerender } = await show();
    await pause.click();
    await expect.element(play).toBeVisible();
    for (const paused of [true, false]) await rerender(withNeighbour(<Rotating paused={paused} />));
    await expect.element(play).toBeVisible();
  });

  test("set going by its reader, it is held all the same, and goes on when that ends", async () => {
    const { rerender } = await show({ paused: true });
    await play.click();
    await expect.element(pause).toBeVisible();
    await rerender(withNeighbour(<Rotating />));
    await expect.element(pause).toBeVisible();
    await rerender(withNeighbour(<Rotating paused />));
    await expect.element(play).toBeVisible();
    await rerender(withNeighbour(<Rotating />));
    await expect.element(pause).toBeVisible();
  });

  test("never starts where less motion is asked for", async () => {
    const asked = vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    await show();
    await intervals(3);
    expect(scrolled()).toBe(0);
    await expect.element(play).toBeVisible();
    asked.mockRestore();
  });
});

describe("before React comes", () => {
  /** The HTML of a carousel that turns, with what turns it. */
  function renderAsleep() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const page = document.createElement("div");
    page.innerHTML = renderToString(<Rotating />);
    document.body.append(page);
    onTestFinished(() => page.remove());
    enhanceCarousels();
    return page;
  }
  const row = () => document.querySelector("[aria-live]") as HTMLElement;
  const isShown = (at: number) =>
    Math.abs(row().children[at]!.getBoundingClientRect().left - row().getBoundingClientRect().left) < 2;
  const pictureHasCome = (at: number) => row().children[at]!.querySelector("img")!.complete;
  /** Once the row was seen and what it needs has come, the time of a slide. */
  async function afterOneSlide(at: number) {
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await expect.poll(() => pictureHasCome(at)).toBe(true);
    vi.advanceTimersByTime(4000);
  }

  test("it turns, its buttons are there, and React goes on where it was", async () => {
    const element = renderAsleep();
    await expect.element(pause).toBeVisible();
    await afterOneSlide(1);
    await expect.poll(() => isShown(1)).toBe(true);
    const root = hydrateRoot(element, <Rotating />);
    onTestFinished(() => root.unmount());
    await expect.poll(inSight).toEqual(second);
    await expect.element(pause).toBeVisible();
    expect(element.querySelector("[data-turns], [data-enhanced]")).toBeNull();
  });

  test("it stops when a finger comes in, and does not start again with React", async () => {
    const element = renderAsleep();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    row().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    expect(vi.getTimerCount()).toBe(0);
    const root = hydrateRoot(element, <Rotating />);
    onTestFinished(() => root.unmount());
    await expect.element(play).toBeVisible();
    expect(isShown(0)).toBe(true);
  });

  test("it stops when the keyboard comes in, but for its own button, which says that it will", async () => {
    renderAsleep();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    const area = document.querySelector("[data-turns]") as HTMLElement;
    await userEvent.tab();
    await expect.element(pause).toHaveFocus();
    expect(area.dataset["turns"]).not.toBe("0");
    await userEvent.tab();
    await expect.element(previous).toHaveFocus();
    expect(area.dataset["turns"]).toBe("0");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("asked for again, it turns no quicker", async () => {
    renderAsleep();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    const watched = vi.spyOn(IntersectionObserver.prototype, "observe");
    onTestFinished(() => watched.mockRestore());
    enhanceCarousels();
    expect(watched).not.toHaveBeenCalled();
  });

  test("it waits under the mouse", async () => {
    renderAsleep();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    const area = document.querySelector("[data-turns]") as HTMLElement;
    area.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(vi.getTimerCount()).toBe(0);
    area.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    expect(vi.getTimerCount()).toBe(1);
  });
});

test("takes two entries of one title without a complaint of React", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const { slides: plates = [] } = Showcase.args;
  await render(<Showcase slides={plates.map((plate) => ({ ...plate, title: "Au large" }))} />);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

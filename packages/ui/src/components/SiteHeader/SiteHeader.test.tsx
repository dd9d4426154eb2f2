import { composeStories } from "@storybook/react-vite";
import { type ComponentProps, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { enhanceSiteHeader } from "./enhanceSiteHeader.ts";
import * as stories from "./SiteHeader.stories.tsx";

const { Default } = composeStories(stories);

const group = page.getByRole("button", { name: "Le voyage" });
const panelLink = page.getByRole("link", { name: "Les escales" });
const elsewhere = page.getByRole("button", { name: "Ailleurs" });

/** The head above a page that has something to point at and to focus. */
function Page(props: Partial<ComponentProps<typeof Default>>) {
  return (
    <>
      <Default {...props} />
      <main style={{ paddingTop: "30rem" }}>
        <button type="button">Ailleurs</button>
        <p>Un paragraphe</p>
      </main>
    </>
  );
}

const isOpen = () => group.element().getAttribute("aria-expanded") === "true";

// The next test mounts its page under the mouse: it must not find it on the navigation.
afterEach(() => elsewhere.hover());

describe("a group of the navigation", () => {
  beforeEach(async () => {
    await page.viewport(1280, 900);
    await render(<Page />);
  });

  test("is closed at first, and its links are out of reach", async () => {
    await expect.element(group).toHaveAttribute("aria-expanded", "false");
    await expect.element(panelLink).not.toBeInTheDocument();
  });

  test("is a button that names the panel it opens", async () => {
    const panel = document.getElementById(group.element().getAttribute("aria-controls") ?? "");
    expect(panel?.querySelectorAll("a")).toHaveLength(3);
    await expect.element(group).not.toHaveAttribute("aria-haspopup");
  });

  test("opens under the mouse, and closes some time after it has left", async () => {
    await group.hover();
    await expect.element(panelLink).toBeVisible();
    await panelLink.hover();
    await expect.element(panelLink).toBeVisible();
    await elsewhere.hover();
    await expect.element(panelLink).not.toBeInTheDocument();
  });

  test("stays open on a click just after the hover, and closes on the next", async () => {
    await group.hover();
    await expect.element(panelLink).toBeVisible();
    await group.click();
    await expect.element(group).toHaveAttribute("aria-expanded", "true");
    await group.click();
    await expect.element(group).toHaveAttribute("aria-expanded", "false");
  });

  test("opens and closes under a finger, which never hovers", async () => {
    const tap = () => {
      const button = group.element();
      button.dispatchEvent(new PointerEvent("pointerover", { pointerType: "touch", bubbles: true }));
      button.dispatchEvent(new PointerEvent("pointerout", { pointerType: "touch", bubbles: true }));
      button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    tap();
    await expect.element(panelLink).toBeVisible();
    tap();
    await expect.element(panelLink).not.toBeInTheDocument();
  });

  test("closes when a finger presses elsewhere", async () => {
    flushSync(() => (group.element() as HTMLElement).click());
    expect(isOpen()).toBe(true);
    const press = new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true });
    page.getByText("Un paragraphe").element().dispatchEvent(press);
    await expect.element(group).toHaveAttribute("aria-expanded", "false");
  });

  test("opens and closes from the keyboard", async () => {
    group.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(panelLink).toBeVisible();
    await userEvent.keyboard(" ");
    await expect.element(panelLink).not.toBeInTheDocument();
  });

  test("closes at once on Escape, and focus goes back to its button", async () => {
    group.element().focus();
    await userEvent.keyboard("{Enter}{Tab}");
    await expect.element(panelLink).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(panelLink).not.toBeInTheDocument();
    await expect.element(group).toHaveFocus();
  });

  test("closes on Escape under the mouse, and leaves focus where it was", async () => {
    elsewhere.element().focus();
    await group.hover();
    await expect.element(panelLink).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(panelLink).not.toBeInTheDocument();
    await expect.element(elsewhere).toHaveFocus();
  });

  test("closes when focus leaves it", async () => {
    group.element().focus();
    await userEvent.keyboard("{Enter}{Tab}{Tab}{Tab}");
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByRole("link", { name: "Journal" })).toHaveFocus();
    await expect.element(group).toHaveAttribute("aria-expanded", "false");
  });

  test("closes when one of its links is followed", async () => {
    await group.hover();
    await panelLink.click();
    await expect.element(group).toHaveAttribute("aria-expanded", "false");
  });

  test("closes when one goes back in the history", async () => {
    await group.click();
    await expect.element(panelLink).toBeVisible();
    dispatchEvent(new PopStateEvent("popstate"));
    await expect.element(panelLink).not.toBeInTheDocument();
  });
});

describe("two groups", () => {
  const second = page.getByRole("button", { name: "L’école" });
  const entries = [
    { label: "Le voyage", links: [{ label: "Les escales", href: "#escales" }] },
    { label: "L’école", links: [{ label: "Les stages", href: "#stages" }] },
  ];

  beforeEach(() => page.viewport(1280, 900));

  test("the mouse that goes from one to the other leaves one open", async () => {
    await render(<Page entries={entries} />);
    await group.hover();
    await expect.element(panelLink).toBeVisible();
    await second.hover();
    await expect.element(page.getByRole("link", { name: "Les stages" })).toBeVisible();
    await expect.element(panelLink).not.toBeInTheDocument();
  });

  test("each unfolds its own links, under an id of its own", async () => {
    await render(<Page entries={entries} />);
    const ids = [group, second].map((button) => button.element().getAttribute("aria-controls") ?? "");
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(["Les escales", "Les stages"]);
  });
});

describe("the time that a group stays open without the mouse", () => {
  // Locators move fake timers on while they wait: the mouse is moved by its events, so that nothing but the test counts.
  const moveMouse = (from: Locator, to: Locator) => {
    const pass = (type: string, relatedTarget: Element) =>
      new PointerEvent(type, { bubbles: true, pointerType: "mouse", relatedTarget });
    from.element().dispatchEvent(pass("pointerout", to.element()));
    to.element().dispatchEvent(pass("pointerover", from.element()));
  };
  const wait = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds));

  beforeEach(async () => {
    await render(<Page />);
    await group.hover();
    await expect.element(panelLink).toBeVisible();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test("is 500 ms, no less and no more", () => {
    moveMouse(group, elsewhere);
    wait(499);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  test("ends when the mouse comes back to the panel", () => {
    moveMouse(group, elsewhere);
    wait(499);
    moveMouse(elsewhere, panelLink);
    wait(5000);
    expect(isOpen()).toBe(true);
  });

  test("starts anew each time the mouse leaves", () => {
    moveMouse(group, elsewhere);
    wait(499);
    moveMouse(elsewhere, group);
    moveMouse(group, elsewhere);
    wait(499);
    expect(isOpen()).toBe(true);
  });
});

test("the page one is on is marked, in the bar and in a group, and no other", async () => {
  const currents = () =>
    [...document.querySelectorAll("[aria-current=page]")].map((link) => link.textContent);
  const { rerender } = await render(<Page currentPath="#journal" />);
  expect(currents()).toEqual(["Journal"]);
  await rerender(<Page currentPath="#bateau" />);
  expect(currents()).toEqual(["Le bateau"]);
  await rerender(<Page currentPath="#embarquer" />);
  expect(currents()).toEqual(["Embarquer"]);
});

test("a folded group is underlined when the page one is on is in it, as an entry of the bar", async () => {
  await page.viewport(1280, 900);
  const line = () => getComputedStyle(group.element()).textDecorationLine;
  const { rerender } = await render(<Page currentPath="#journal" />);
  expect(line()).toBe("none");
  await rerender(<Page currentPath="#bateau" />);
  expect(line()).toBe("underline");
});

describe("on a phone", () => {
  const menu = page.getByRole("button", { name: "Menu" });
  const entry = page.getByRole("link", { name: "Journal" });

  beforeEach(() => page.viewport(390, 844));

  afterEach(() => page.viewport(1280, 900));

  test("the navigation is folded behind one button", async () => {
    await render(<Page />);
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
    await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
    await menu.click();
    await expect.element(menu).toHaveAttribute("aria-expanded", "true");
    await expect.element(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
    await menu.click();
    await expect.element(entry).not.toBeInTheDocument();
  });

  test("the menu leaves room for the whole navigation: nothing goes past the side of the window", async () => {
    await render(<Page />);
    await menu.click();
    await expect.element(panelLink).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test("Escape closes the group first, then the menu, and focus goes back to what opened each", async () => {
    await render(<Page />);
    await menu.click();
    group.element().focus();
    await userEvent.keyboard("{Tab}");
    await expect.element(panelLink).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(group).toHaveFocus();
    await expect.element(group).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).toHaveFocus();
    await expect.element(entry).not.toBeInTheDocument();
  });

  test("the menu closes when the page changes", async () => {
    const { rerender } = await render(<Page />);
    await menu.click();
    await expect.element(entry).toBeVisible();
    await rerender(<Page currentPath="#ecoles" />);
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  });

  test("the menu closes when one goes back in the history", async () => {
    await render(<Page />);
    await menu.click();
    await expect.element(entry).toBeVisible();
    dispatchEvent(new PopStateEvent("popstate"));
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  });

  test("the menu stays open when React draws the head anew, and closes at the next press", async () => {
    const { rerender } = await render(<Page />);
    await menu.click();
    await rerender(<Page label="Navigation du site" />);
    await expect.element(page.getByRole("navigation", { name: "Navigation du site" })).toBeVisible();
    await expect.element(menu).toHaveAttribute("aria-expanded", "true");
    await menu.click();
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  });

  test("the menu opened before React came stays open, and React finds nothing wrong", async () => {
    const onCome = vi.fn<() => void>();
    function ComingPage() {
      useEffect(onCome, []);
      return <Page />;
    }
    const complaints = vi.spyOn(console, "error");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<ComingPage />);
    enhanceSiteHeader();
    await menu.click();
    const root = hydrateRoot(container, <ComingPage />);
    onTestFinished(() => {
      root.unmount();
      container.remove();
      complaints.mockRestore();
    });
    await expect.poll(() => onCome.mock.calls.length).toBe(1);
    await expect.element(menu).toHaveAttribute("aria-expanded", "true");
    await expect.element(panelLink).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
  });

  test("a head that is told twice to unfold does it once, and one that comes later does it too", async () => {
    const { rerender } = await render(<Page key="first" />);
    enhanceSiteHeader();
    enhanceSiteHeader();
    await menu.click();
    await expect.element(menu).toHaveAttribute("aria-expanded", "true");
    await rerender(<Page key="second" />);
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
    await menu.click();
    await expect.element(menu).toHaveAttribute("aria-expanded", "true");
  });

  test("the menu closes when a link leads elsewhere on the same page", async () => {
    await render(<Page />);
    await menu.click();
    await panelLink.click();
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  });

  test("the group is unfolded whenever the menu opens, and folds at one press", async () => {
    await render(<Page />);
    await menu.click();
    await expect.element(panelLink).toBeVisible();
    await group.click();
    await expect.element(panelLink).not.toBeInTheDocument();
    await menu.click();
    await menu.click();
    await expect.element(panelLink).toBeVisible();
  });

  test("the mouse that passes over the menu folds nothing", async () => {
    await render(<Page />);
    await menu.click();
    await panelLink.hover();
    await entry.hover();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect.element(panelLink).toBeVisible();
  });

  test("the menu fills the window under the bar, and the page behind does not scroll", async () => {
    await render(<Page />);
    const scrolls = () => getComputedStyle(document.documentElement).overflowY !== "hidden";
    expect(scrolls()).toBe(true);
    await menu.click();
    const { top, bottom } = page.getByRole("navigation").element().getBoundingClientRect();
    expect([top, bottom]).toEqual([72, 844]);
    expect(scrolls()).toBe(false);
    await userEvent.keyboard("{Escape}");
    expect(scrolls()).toBe(true);
  });

  test("the action and the address stand at the bottom of the menu; the action alone in a bar that has room", async () => {
    await render(<Page />);
    const action = page.getByRole("link", { name: "Rejoindre l’équipage" });
    await expect.element(action).not.toBeInTheDocument();
    await menu.click();
    await expect.element(action).toBeVisible();
    const address = page.getByRole("link", { name: "quai@embruns.example" });
    await expect.element(address).toBeVisible();
    await page.viewport(1100, 900);
    await expect.element(action).not.toBeInTheDocument();
    await page.viewport(1280, 900);
    await expect.element(action).toBeVisible();
    await expect.element(address).not.toBeInTheDocument();
  });

  test("the menu closes when focus leaves the head", async () => {
    await render(<Page />);
    await menu.click();
    elsewhere.element().focus();
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  });
});

test.each([390, 768, 1024])(
  "the waves of its button end where the words do, %i pixels wide",
  async (width) => {
    await page.viewport(width, 800);
    await render(<Page />);
    const name = page.getByRole("link", { name: "Embruns, accueil" }).element().getBoundingClientRect();
    const waves = page.getByRole("button", { name: "Menu" }).element().firstElementChild!;
    // They are as large as the letters of the page, which follow the window.
    const past = waves.getBoundingClientRect().right - (width - name.left);
    expect(Math.abs(past)).toBeLessThan(2.5);
    await page.viewport(1280, 900);
  },
);

test("letters twice as large leave the name and the button of the menu on one line of a small phone", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "200%";
  try {
    await render(<Page />);
    const name = page.getByRole("link", { name: "Embruns, accueil" }).element().getBoundingClientRect();
    const button = page.getByRole("button", { name: "Menu" }).element().getBoundingClientRect();
    expect(button.top).toBeLessThan(name.bottom);
    expect(name.right).toBeLessThanOrEqual(button.left);
  } finally {
    document.documentElement.style.fontSize = "";
    await page.viewport(1280, 900);
  }
});

test.each([
  [390, "Bibliothèque municipale"],
  [360, "Harbour Library"],
  [320, "Museo del mar"],
])("on a phone %i px wide « %s » takes two lines beside the button of the menu", async (width, name) => {
  await page.viewport(width, 640);
  onTestFinished(() => page.viewport(1280, 900));
  await render(<Page home={{ label: `${name}, accueil`, href: "#accueil", name }} />);
  const home = page.getByRole("link", { name: `${name}, accueil` }).element();
  const sides = home.getBoundingClientRect();
  const button = page.getByRole("button", { name: "Menu" }).element().getBoundingClientRect();
  expect(button.top).toBe(sides.top);
  expect(sides.right).toBeLessThanOrEqual(button.left);
  expect(home.querySelector("svg")!.getBoundingClientRect().width).toBe(50);
});

import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import * as stories from "./Tooltip.stories.tsx";

const { Default, Description } = composeStories(stories);

const words = () => page.getByText("Arrêter le sablier").element();
const isSeen = () => words().checkVisibility({ visibilityProperty: true });

// The pointer of a run that begins lies in the corner, where the control is drawn.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 600, y: 600 }, force: true }));

test("Tab shows it, Escape puts it away and leaves the focus where it is", async () => {
  await render(<Default />);
  expect(isSeen()).toBe(false);
  await userEvent.tab();
  await expect.poll(isSeen).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(isSeen).toBe(false);
  await expect.element(page.getByRole("button")).toHaveFocus();
});

test("a mouse that points shows it, and may go over its words", async () => {
  await render(<Default />);
  await page.getByRole("button").hover();
  await expect.poll(isSeen).toBe(true);
  await userEvent.hover(words());
  expect(isSeen()).toBe(true);
  await userEvent.unhover(words());
  await userEvent.hover(document.documentElement, { position: { x: 600, y: 600 }, force: true });
  await expect.poll(isSeen).toBe(false);
});

test("describes its control where it says more than its name", async () => {
  await render(<Description />);
  await expect
    .element(page.getByRole("button", { name: "Ajouter à l’agenda" }))
    .toHaveAccessibleDescription("Le fichier s’ouvre dans tous les agendas.");
});

const long = "Revenir à l’accueil des jeux et des concours";
const bubble = () => page.getByText(long).element();

/** The bubble of a control at one end of a window of `width` pixels, shown to the keyboard. */
async function showAt(end: "start" | "end", width: number, dir: "ltr" | "rtl" = "ltr") {
  await page.viewport(width, 400);
  await render(
    <div dir={dir} style={{ display: "flex", justifyContent: end }}>
      <Default text={long} />
    </div>,
  );
  const widened = document.documentElement.scrollWidth > width;
  await userEvent.tab();
  await expect.poll(() => bubble().checkVisibility({ visibilityProperty: true })).toBe(true);
  return { widened, ...bubble().getBoundingClientRect().toJSON() } as DOMRect & { widened: boolean };
}

test.each([
  ["start", 320, "ltr"],
  ["start", 390, "ltr"],
  ["end", 320, "ltr"],
  ["end", 390, "ltr"],
  ["start", 390, "rtl"],
  ["end", 390, "rtl"],
] as const)(
  "at the %s of a window of %i px (%s) it is whole, and never widens the page",
  async (end, width, dir) => {
    const { left, right, widened } = await showAt(end, width, dir);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(widened).toBe(false);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test("stands in the middle of its control where there is room, whichever way one reads", async () => {
  await page.viewport(800, 400);
  for (const dir of ["ltr", "rtl"]) {
    const { unmount } = await render(
      <div dir={dir} style={{ paddingInline: "300px" }}>
        <Default />
      </div>,
    );
    await userEvent.tab();
    await expect.poll(isSeen).toBe(true);
    const [control, said] = [page.getByRole("button").element(), words()].map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect(Math.abs(control! - said!)).toBeLessThan(1);
    await unmount();
  }
});

test("stands above a control at the foot of the window", async () => {
  await page.viewport(800, 300);
  await render(
    <div style={{ paddingBlockStart: "240px" }}>
      <Default />
    </div>,
  );
  await userEvent.tab();
  await expect.poll(isSeen).toBe(true);
  expect(words().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    page.getByRole("button").element().getBoundingClientRect().top,
  );
});

const away = () => userEvent.hover(document.documentElement, { position: { x: 600, y: 600 }, force: true });

test("lasts as long as the focus does, though a mouse has come and gone", async () => {
  await render(<Default />);
  await userEvent.tab();
  await page.getByRole("button").hover();
  await expect.poll(isSeen).toBe(true);
  await away();
  expect(isSeen()).toBe(true);
  await userEvent.tab();
  await expect.poll(isSeen).toBe(false);
});

test("lasts as long as the mouse points, though the focus has come and gone", async () => {
  await render(<Default />);
  await page.getByRole("button").hover();
  await userEvent.tab();
  await userEvent.tab();
  expect(isSeen()).toBe(true);
  await away();
  await expect.poll(isSeen).toBe(false);
});

test("put away, it does not come back as the mouse leaves what has the focus", async () => {
  await render(<Default />);
  await userEvent.tab();
  await page.getByRole("button").hover();
  await userEvent.keyboard("{Escape}");
  await expect.poll(isSeen).toBe(false);
  await away();
  expect(isSeen()).toBe(false);
});

test("Escape puts it away, and leaves open the dialog that it stands in", async () => {
  await render(
    <Dialog title="Le sablier" closeLabel="Fermer" defaultOpen>
      <Default />
    </Dialog>,
  );
  await userEvent.tab();
  await expect.poll(isSeen).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(isSeen).toBe(false);
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

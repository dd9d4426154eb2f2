import { composeStories } from "@storybook/react-vite";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { Menu } from "./Menu.tsx";
import * as stories from "./Menu.stories.tsx";

const { Default } = composeStories(stories);

const button = page.getByRole("button", { name: "Ajouter à l’agenda" });
const menu = page.getByRole("menu", { name: "Ajouter à l’agenda" });
const item = (name: RegExp) => page.getByRole("menuitem", { name });

test.each([
  ["{Enter}", /Fichier/],
  [" ", /Fichier/],
  ["{ArrowDown}", /Fichier/],
  ["{ArrowUp}", /Envoyer/],
])("%s opens it where it should", async (key, name) => {
  await render(<Default />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(menu).toBeVisible();
  await expect.element(item(name)).toHaveFocus();
});

test.each(["{Escape}", "{Tab}"])("%s puts away a list of which nothing can be done", async (key) => {
  await render(<Default items={[{ id: "rien", label: "Rien à ajouter", disabled: true }]} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard(key);
  await expect.element(menu).not.toBeInTheDocument();
});

test("Space follows a link, as it does an action", async () => {
  await render(<Default />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(item(/Fichier/)).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.poll(() => location.hash).toBe("#fichier");
  await expect.element(menu).not.toBeInTheDocument();
  history.replaceState(null, "", location.pathname + location.search);
});

test("its button names the list only while the list is there", async () => {
  await render(<Default />);
  await expect.element(button).not.toHaveAttribute("aria-controls");
  await button.click();
  await expect.element(button).toHaveAttribute("aria-controls", menu.element().id);
});

test("arrows, the ends and letters move, go round and skip what is closed", async () => {
  await render(<Default />);
  await button.click();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(item(/Envoyer/)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item(/Fichier/)).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(item(/Envoyer/)).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await userEvent.keyboard("C");
  await expect.element(item(/Copier/)).toHaveFocus();
});

test("Escape closes it and gives the focus back; Tab and a press elsewhere close it", async () => {
  await render(
    <>
      <Default />
      <p>Ailleurs</p>
    </>,
  );
  await button.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await userEvent.keyboard("{Tab}");
  await expect.element(menu).not.toBeInTheDocument();
  await button.click();
  await page.getByText("Ailleurs").click();
  await expect.element(menu).not.toBeInTheDocument();
});

test("does what is chosen, once it is closed", async () => {
  const onSelect = vi.fn<() => void>();
  await render(<Default items={[{ id: "copier", label: "Copier", onSelect }]} />);
  await button.click();
  await item(/Copier/).click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(menu).not.toBeInTheDocument();
});

test.each([
  ["start", 320, "ltr"],
  ["end", 320, "ltr"],
  ["end", 390, "rtl"],
  ["center", 390, "ltr"],
] as const)("at the %s of a window of %i px (%s) it is whole", async (place, width, dir) => {
  await page.viewport(width, 600);
  await render(
    <div dir={dir} style={{ display: "flex", justifyContent: place }}>
      <Default />
    </div>,
  );
  await button.click();
  const { left, right } = menu.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
});

test("the action that has focus is read in the reader's own colours", async () => {
  await render(<Default />);
  await button.click();
  expect(getComputedStyle(item(/Fichier/).element()).forcedColorAdjust).toBe("none");
});

test("in a shadow tree too, a press chooses and the arrows move", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host.attachShadow({ mode: "open" }));
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const chosen = vi.fn<() => void>();
  const items = ["Copier", "Envoyer", "Imprimer"].map((label) => ({ id: label, label, onSelect: chosen }));
  root.render(<Menu label="Partager" items={items} />);
  const share = page.getByRole("button", { name: "Partager" });
  await share.click();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(host.shadowRoot?.activeElement?.textContent.trim()).toBe("Imprimer");
  await item(/Envoyer/).click();
  expect(chosen).toHaveBeenCalledOnce();
});

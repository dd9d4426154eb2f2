import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { showChosenScheme } from "./enhanceSchemeSwitches.ts";
import { applyKeptScheme } from "./scheme.ts";
import { SchemeSwitch } from "./SchemeSwitch.tsx";
import * as stories from "./SchemeSwitch.stories.tsx";

const { Default } = composeStories(stories);

const root = document.documentElement;
const ground = () => getComputedStyle(document.body).backgroundColor;
const [paper, abyss] = ["rgb(251, 244, 230)", "rgb(6, 21, 42)"];

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  delete root.dataset["scheme"];
  document.head.querySelectorAll("meta[name=theme-color]").forEach((meta) => meta.remove());
});

test("keeps nothing until somebody chooses", async () => {
  await render(<Default />);
  await expect.element(page.getByRole("radio", { name: "Automatique" })).toBeChecked();
  expect(localStorage).toHaveLength(0);
  expect(root.dataset["scheme"]).toBeUndefined();
});

test("the page follows the choice at once, and keeps it", async () => {
  await render(<Default />);
  await page.getByText("Sombre").click();
  await expect.poll(ground).toBe(abyss);
  expect(localStorage.getItem("sillages.scheme")).toBe("dark");
  await page.getByText("Clair").click();
  await expect.poll(ground).toBe(paper);
});

test("« Automatique » forgets the choice", async () => {
  await render(<Default />);
  await page.getByText("Sombre").click();
  await page.getByText("Automatique").click();
  await expect.poll(ground).toBe(paper);
  expect(localStorage).toHaveLength(0);
});

test("the arrows move from choice to choice", async () => {
  await render(<Default />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.poll(() => root.dataset["scheme"]).toBe("dark");
});

test("what was kept is applied before anything is drawn, and the switch shows it", async () => {
  localStorage.setItem("sillages.scheme", "dark");
  applyKeptScheme();
  await render(<Default />);
  expect(ground()).toBe(abyss);
  await expect.element(page.getByRole("radio", { name: "Sombre" })).toBeChecked();
});

test("what was kept is applied again by what brings the switch to life, where nobody did before", async () => {
  localStorage.setItem("sillages.scheme", "dark");
  await render(<Default />);
  await expect.poll(ground).toBe(abyss);
  await expect.element(page.getByRole("radio", { name: "Sombre" })).toBeChecked();
});

test("a switch that React draws later shows what was chosen before", async () => {
  await render(<Default />);
  await page.getByText("Sombre").click();
  const { container } = await render(
    <SchemeSwitch legend="Réglages" systemLabel="Système" lightLabel="Jour" darkLabel="Nuit" />,
  );
  await expect.element(page.elementLocator(container).getByRole("radio", { name: "Nuit" })).toBeChecked();
});

test("what was kept and means nothing changes nothing, and is dropped", () => {
  localStorage.setItem("sillages.scheme", "crépuscule");
  applyKeptScheme();
  expect(ground()).toBe(paper);
  expect(localStorage).toHaveLength(0);
});

test("a page that has one colour for the browser's own bar keeps it", () => {
  const meta = document.head.appendChild(document.createElement("meta"));
  Object.assign(meta, { name: "theme-color", content: "#0b2341" });
  root.dataset["scheme"] = "dark";
  showChosenScheme();
  expect(meta.media).toBe("");
});

test("the browser's own bar takes the colour of the choice", () => {
  const bar = (scheme: string) => {
    const meta = document.head.appendChild(document.createElement("meta"));
    Object.assign(meta, { name: "theme-color", media: `(prefers-color-scheme: ${scheme})` });
    return meta;
  };
  const [light, dark] = [bar("light"), bar("dark")];
  root.dataset["scheme"] = "dark";
  showChosenScheme();
  expect([light.media, dark.media]).toEqual(["not all", "all"]);
  root.dataset["scheme"] = "";
  showChosenScheme();
  expect([light.media, dark.media]).toEqual([
    "(prefers-color-scheme: light)",
    "(prefers-color-scheme: dark)",
  ]);
});

test.each(["ltr", "rtl"])("its legend stands before its choices, read %s", async (dir) => {
  await page.viewport(1000, 400);
  await render(
    <div dir={dir}>
      <SchemeSwitch legend="Mode" systemLabel="Automatique" lightLabel="Clair" darkLabel="Sombre" />
    </div>,
  );
  const sides = (words: string) => page.getByText(words).element().getBoundingClientRect();
  const [legend, first] = [sides("Mode"), sides("Automatique")];
  if (dir === "ltr") expect(legend.right).toBeLessThanOrEqual(first.left);
  else expect(legend.left).toBeGreaterThanOrEqual(first.right);
});

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Demo } from "./Demo";

afterEach(cleanup);

test("A tab shows its panel", () => {
  render(<Demo />);
  const tab = screen.getByRole("tab", { name: "Rentrer" });
  fireEvent.click(tab);
  expect(tab.getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel", { name: "Rentrer" }).textContent).toContain("à la nuit");
});

test("A link opens its dialog", () => {
  render(<Demo />);
  fireEvent.click(screen.getByRole("link", { name: "Lire la suite" }));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "La vie à bord" });
  expect(dialog.open).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  expect(dialog.open).toBe(false);
});

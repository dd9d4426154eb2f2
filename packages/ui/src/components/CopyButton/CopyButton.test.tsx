import { composeStories } from "@storybook/react-vite";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./CopyButton.stories.tsx";

const { Default } = composeStories(stories);

const button = page.getByRole("button", { name: "Copier le lien" });
const status = page.getByRole("status");
const link = "https://embruns.example/journal#escale-7";

afterEach(() => vi.restoreAllMocks());

test("puts the text on the clipboard, and says so", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await render(<Default />);
  expect(status.element().textContent).toBe("");
  await button.click();
  expect(write).toHaveBeenCalledExactlyOnceWith(link);
  await expect.element(status).toHaveTextContent("Copié");
});

test("shows the text, selected, where the browser refuses", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await render(<Default />);
  await button.click();
  const field = page.getByRole("textbox", { name: "Lien à copier" });
  await expect.element(field).toHaveValue(link);
  const input = field.element() as HTMLInputElement;
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(link);
  await expect.element(status).toHaveTextContent("Le navigateur refuse : copiez le lien sélectionné.");
});

test("its name does not change once the text is copied", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await render(<Default />);
  await button.click();
  await expect.element(status).toHaveTextContent("Copié");
  await expect.element(button).toBeVisible();
});

test("can be told from another that says the same", async () => {
  await render(<Default buttonLabel="Copier le lien : escale 7" />);
  await expect
    .element(page.getByRole("button", { name: "Copier le lien : escale 7" }))
    .toHaveTextContent("Copier le lien");
});

test.each(["{Enter}", " "])("copies on %s, and keeps its focus", async (key) => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await render(<Default />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(write).toHaveBeenCalledExactlyOnceWith(link);
  await expect.element(button).toHaveFocus();
});

test("a text of the page is read when the button is pressed", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const now = { text: "hier" };
  await render(<Default text={() => now.text} />);
  now.text = "aujourd’hui";
  await button.click();
  expect(write).toHaveBeenCalledExactlyOnceWith("aujourd’hui");
});

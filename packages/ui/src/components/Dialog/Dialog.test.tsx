import { composeStories } from "@storybook/react-vite";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./Dialog.stories.tsx";

const { Default, Opener } = composeStories(stories);

const dialog = page.getByRole("dialog", { name: "La veillée du phare" });
const opener = page.getByRole("link", { name: "Voir la veillée" });
const closeButton = page.getByRole("button", { name: "Fermer" });
const sessions = page.getByRole("link", { name: "Voir les séances" });
const pageScrolls = () => getComputedStyle(document.documentElement).overflowY !== "hidden";

const forgetHash = () => history.replaceState(null, "", location.pathname + location.search);

afterEach(forgetHash);

describe("a dialog", () => {
  test("is opened by its link, and is named by its title", async () => {
    await render(<Opener />);
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toBeVisible();
  });

  test("is opened from the keyboard, and focus goes in", async () => {
    await render(<Opener />);
    opener.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(closeButton).toHaveFocus();
  });

  test("Tab and Shift + Tab go round inside", async () => {
    await render(<Opener />);
    await opener.click();
    await expect.element(closeButton).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(sessions).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(closeButton).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect.element(sessions).toHaveFocus();
  });

  test("Escape closes it, and focus comes back to what opened it", async () => {
    await render(<Opener />);
    await opener.click();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("an address that ends with its anchor opens it, and it can be closed", async () => {
    location.hash = "veillee";
    await render(<Opener />);
    await expect.element(dialog).toBeVisible();
    await closeButton.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("the address names it as long as it is open, without a page more in the history nor a scroll", async () => {
    await render(
      <>
        <Opener />
        <div style={{ height: "3000px" }} />
      </>,
    );
    scrollTo({ top: 20, behavior: "instant" });
    const { length } = history;
    // The runner's own press would scroll the link into view.
    (opener.element() as HTMLElement).click();
    await expect.element(dialog).toBeVisible();
    expect(location.hash).toBe("#veillee");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(location.href).not.toContain("#");
    expect(history).toHaveLength(length);
    expect(scrollY).toBe(20);
  });

  test.each(["its button", "its veil"])("the address forgets it when %s closes it", async (what) => {
    location.hash = "veillee";
    await render(<Opener />);
    await expect.element(dialog).toBeVisible();
    if (what === "its button") await closeButton.click();
    else await dialog.click({ position: { x: 5, y: 5 } });
    await expect.element(dialog).not.toBeInTheDocument();
    expect(location.hash).toBe("");
  });

  test("it follows the address, and never takes the name of another", async () => {
    await render(<Opener />);
    await opener.click();
    location.hash = "autre";
    await expect.element(dialog).not.toBeInTheDocument();
    expect(location.hash).toBe("#autre");
    location.hash = "veillee";
    await expect.element(dialog).toBeVisible();
  });

  test("its button closes it, and it opens again", async () => {
    const onClose = vi.fn<() => void>();
    await render(<Opener onClose={onClose} />);
    await opener.click();
    await closeButton.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(dialog).toBeVisible();
  });

  test("a press on the veil closes it, a press inside does not", async () => {
    await render(<Opener />);
    await opener.click();
    await page.getByText("Une ancienne lampe", { exact: false }).click();
    await expect.element(dialog).toBeVisible();
    await dialog.click({ position: { x: 5, y: 5 } });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("a selection that ends on the veil leaves it open", async () => {
    await render(<Opener />);
    await opener.click();
    const words = page.getByText("Une ancienne lampe", { exact: false }).element();
    words.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    dialog.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(dialog).toBeVisible();
  });

  test("the page behind is inert and does not scroll", async () => {
    await render(<Opener />);
    expect(pageScrolls()).toBe(true);
    await opener.click();
    expect(pageScrolls()).toBe(false);
    opener.element().focus();
    await expect.element(closeButton).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.poll(pageScrolls).toBe(true);
  });

  test("the page may decide: it opens, closes, and is told", async () => {
    const onClose = vi.fn<() => void>();
    const { rerender } = await render(<Default open={false} onClose={onClose} />);
    await expect.element(dialog).not.toBeInTheDocument();
    await rerender(<Default open onClose={onClose} />);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    await rerender(<Default open={false} onClose={onClose} />);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("a press that asks for a new tab is left to the browser", async () => {
    await render(<Opener />);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    opener.element().addEventListener("click", (event) => event.preventDefault());
    opener.element().dispatchEvent(press);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

import { composeStories } from "@storybook/react-vite";
import { Suspense, use, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { Dialog } from "./Dialog.tsx";
import * as stories from "./Dialog.stories.tsx";

const { Default, Nested, Opener } = composeStories(stories);

const dialog = page.getByRole("dialog", { name: "La veillée du phare" });
const opener = page.getByRole("link", { name: "Voir la veillée" });
const closeButton = page.getByRole("button", { name: "Fermer" });
const sessions = page.getByRole("link", { name: "Voir les séances" });
const pageScrolls = () => getComputedStyle(document.documentElement).overflowY !== "hidden";

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

  test("that is opened again at once, before the browser has told that it was closed, stays open", async () => {
    const asked = vi.fn<(open: boolean) => void>();
    await render(<Opener onOpenChange={asked} />);
    await opener.click();
    const element = dialog.element() as HTMLDialogElement;
    const told = new Promise((resolve) => element.addEventListener("close", resolve, { once: true }));
    (closeButton.element() as HTMLElement).click();
    await Promise.resolve();
    expect(element.open).toBe(false);
    (opener.element() as HTMLElement).click();
    await told;
    await expect.element(dialog).toBeVisible();
    expect(asked.mock.calls).toEqual([[true], [false], [true]]);
  });

  test("may be open at first, and closes by itself", async () => {
    await render(<Opener defaultOpen />);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
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

  test("going round forgets neither a text that is written in place, nor a film", async () => {
    await render(
      <Opener>
        <p>
          <a href="#notes">Notes</a>
        </p>
        <p contentEditable suppressContentEditableWarning>
          À vos plumes.
        </p>
        <video controls muted aria-label="Le phare" />
      </Opener>,
    );
    await opener.click();
    const film = document.querySelector("video");
    await userEvent.keyboard("{Tab}{Tab}");
    expect(document.activeElement?.textContent).toBe("À vos plumes.");
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(film);
  });

  test("Escape closes it, and focus comes back to what opened it", async () => {
    await render(<Opener />);
    await opener.click();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("leaves the address alone, and follows none", async () => {
    const { href } = location;
    const onOpenChange = vi.fn<(open: boolean) => void>();
    await render(<Opener onOpenChange={onOpenChange} />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(location.href).toBe(href);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(location.href).toBe(href);
  });

  test("its button closes it, and it opens again", async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    await render(<Opener onOpenChange={onOpenChange} />);
    await opener.click();
    await closeButton.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
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
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const { rerender } = await render(<Default open={false} onOpenChange={onOpenChange} />);
    await expect.element(dialog).not.toBeInTheDocument();
    await rerender(<Default open onOpenChange={onOpenChange} />);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await rerender(<Default open={false} onOpenChange={onOpenChange} />);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  test.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["its button", () => closeButton.click()],
    ["a press on the veil", () => dialog.click({ position: { x: 5, y: 5 } })],
  ])("%s asks a page that decides, and closes nothing by itself", async (_, ask) => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    await render(<Default open onOpenChange={onOpenChange} />);
    await ask();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
    await expect.element(dialog).toBeVisible();
  });

  test("what the browser closes by itself is told to the page that decides", async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    await render(<Default open onOpenChange={onOpenChange} />);
    (dialog.element() as HTMLDialogElement).close();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  });

  test("a choice of file that is given up inside leaves it open", async () => {
    await render(
      <Opener>
        <input type="file" aria-label="Photo" />
      </Opener>,
    );
    await opener.click();
    page
      .getByLabelText("Photo")
      .element()
      .dispatchEvent(new Event("cancel", { bubbles: true }));
    await expect.element(dialog).toBeVisible();
  });

  test("a press that asks for a new tab is left to the browser", async () => {
    await render(<Opener />);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    opener.element().addEventListener("click", (event) => event.preventDefault());
    opener.element().dispatchEvent(press);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test("a dialog in a dialog closes alone, and focus goes back to what opened it", async () => {
  await render(<Nested />);
  await opener.click();
  const second = page.getByRole("link", { name: "Voir l’affiche" });
  const inner = page.getByRole("dialog", { name: "L’affiche" });
  for (const close of [
    () => userEvent.keyboard("{Escape}"),
    () => inner.getByRole("button", { name: "Fermer" }).click(),
  ]) {
    await second.click();
    await expect.element(inner).toBeVisible();
    await userEvent.keyboard("{Tab}");
    expect(inner.element().contains(document.activeElement)).toBe(true);
    await close();
    await expect.element(inner).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await expect.element(second).toHaveFocus();
  }
});

test("one that leaves the page as it closes gives focus back too", async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ouvrir
        </button>
        {open && (
          <Dialog title="La veillée du phare" closeLabel="Fermer" open onOpenChange={setOpen}>
            Ce soir.
          </Dialog>
        )}
      </>
    );
  }
  await render(<Page />);
  const button = page.getByRole("button", { name: "Ouvrir" });
  for (const close of [() => userEvent.keyboard("{Escape}"), () => closeButton.click()]) {
    await button.click();
    await expect.element(dialog).toBeVisible();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});

test("one whose words are awaited again does not hold a page that shows something else", async () => {
  function Words({ coming }: { coming: Promise<string> }) {
    return use(coming);
  }
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const tree = (coming: Promise<string>) => (
    <Suspense fallback={<p>Un instant…</p>}>
      <Dialog title="La veillée du phare" closeLabel="Fermer" open onOpenChange={onOpenChange}>
        <Words coming={coming} />
      </Dialog>
    </Suspense>
  );
  const isModal = () => document.querySelector("dialog")?.matches(":modal");
  const { rerender } = await render(tree(Promise.resolve("Ce soir.")));
  await expect.element(dialog).toBeVisible();
  let resolve!: (said: string) => void;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const told = new Promise((done) => {
    document.querySelector("dialog")?.addEventListener("close", done);
  });
  await rerender(tree(promise));
  await expect.element(page.getByText("Un instant…")).toBeVisible();
  expect(isModal()).toBe(false);
  await told;
  expect(onOpenChange).not.toHaveBeenCalled();
  resolve("Demain.");
  await expect.poll(() => dialog.element().textContent).toContain("Demain.");
  expect(isModal()).toBe(true);
});

test("going round passes over what is inert, and enters radio buttons by the chosen one", async () => {
  await render(
    <Dialog title="La veillée du phare" closeLabel="Fermer" open>
      <RadioGroup
        legend="Quand"
        options={[
          { value: "soir", label: "Ce soir" },
          { value: "demain", label: "Demain" },
        ]}
        defaultValue="soir"
      />
      <div inert>
        <button type="button">Hors de vue</button>
      </div>
    </Dialog>,
  );
  await expect.element(closeButton).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(page.getByRole("radio", { name: "Ce soir" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(closeButton).toHaveFocus();
});

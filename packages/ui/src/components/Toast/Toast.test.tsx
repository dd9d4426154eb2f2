import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import * as stories from "./Toast.stories.tsx";
import { Toast } from "./Toast.tsx";

const { Action } = composeStories(stories);

const region = page.getByRole("status");
const action = page.getByRole("button", { name: "Copier l’adresse" });
const closeButton = page.getByRole("button", { name: "Fermer" });
const words = "L’adresse de la page est copiée.";

test("its region waits in the page before there is anything to say", async () => {
  await render(<Action />);
  await expect.element(region).toHaveTextContent("");
  const waiting = region.element();
  await action.click();
  await expect.element(region).toHaveTextContent(words);
  expect(region.element()).toBe(waiting);
});

test("says its sentence once: the button that closes is not part of it", async () => {
  await render(<Action />);
  const heard: string[] = [];
  const observer = new MutationObserver(() => heard.push(region.element().textContent));
  observer.observe(region.element(), { childList: true, subtree: true, characterData: true });
  await action.click();
  await expect.element(closeButton).toBeVisible();
  expect(heard).toEqual([words]);
  observer.disconnect();
});

test("leaves focus where it is, and does not go away by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await render(<Action />);
  await action.click();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(action).toHaveFocus();
});

test.each(["{Enter}", "{Escape}"])("%s closes it, and focus comes back", async (key) => {
  const onClose = vi.fn<() => void>();
  await render(<Action onClose={onClose} />);
  await action.click();
  await userEvent.tab();
  await expect.element(closeButton).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(closeButton).not.toBeInTheDocument();
  await expect.element(action).toHaveFocus();
});

test("gives focus back to the page, and not to a link of its own words that goes with it", async () => {
  const onClose = vi.fn<() => void>();
  const toast = (words?: React.ReactNode) => (
    <>
      <button type="button">Copier</button>
      <Toast closeLabel="Fermer" onClose={onClose}>
        {words}
      </Toast>
    </>
  );
  const { rerender } = await render(toast(<a href="#adresse">L’adresse</a>));
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  await expect.element(closeButton).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  await rerender(toast());
  await expect.element(page.getByRole("button", { name: "Copier" })).toHaveFocus();
});

test("Escape puts it away, and leaves the dialog around it open", async () => {
  const onClose = vi.fn<() => void>();
  await render(
    <Dialog title="Partager" closeLabel="Fermer le partage" defaultOpen>
      <Toast closeLabel="Fermer" onClose={onClose}>
        {words}
      </Toast>
    </Dialog>,
  );
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Fermer", exact: true })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("dialog", { name: "Partager" })).toBeVisible();
});

import { composeStories } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Disclosure } from "./Disclosure.tsx";
import * as stories from "./Disclosure.stories.tsx";

const { CloseLabel } = composeStories(stories);

const folded = page.getByText("Lire la suite");
const unfolded = page.getByText("Réduire");

/** A browser keeps what is folded in the document, and knows that it is not seen. */
const contentIsSeen = () =>
  page.getByText("Ils la poncent tout l’hiver.", { exact: false }).element().checkVisibility();

test("Enter unfolds it and Space folds it back", async () => {
  await render(<CloseLabel defaultOpen={false} />);
  expect(contentIsSeen()).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(contentIsSeen).toBe(true);
  await userEvent.keyboard(" ");
  await expect.poll(contentIsSeen).toBe(false);
});

test("a click unfolds it and folds it back", async () => {
  await render(<CloseLabel defaultOpen={false} />);
  await folded.click();
  await expect.poll(contentIsSeen).toBe(true);
  await unfolded.click();
  await expect.poll(contentIsSeen).toBe(false);
});

test("its label says what the next press does", async () => {
  await render(<CloseLabel defaultOpen={false} />);
  await expect.element(folded).toBeVisible();
  await expect.element(unfolded).not.toBeVisible();
  await folded.click();
  await expect.element(unfolded).toBeVisible();
  await expect.element(folded).not.toBeVisible();
});

test("stays as the reader left it when the page renders again", async () => {
  const { rerender } = await render(<CloseLabel />);
  await unfolded.click();
  await rerender(<CloseLabel label="Lire la suite du récit" />);
  expect(contentIsSeen()).toBe(false);
});

test("Tab goes from its label to what is unfolded, and passes over what is folded", async () => {
  const link = <a href="#suite">La suite au port</a>;
  const { rerender } = await render(<CloseLabel>{link}</CloseLabel>);
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(page.getByRole("link", { name: "La suite au port" })).toHaveFocus();
  await rerender(<CloseLabel>{link}</CloseLabel>);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}{Tab}");
  expect(document.activeElement?.tagName).not.toBe("A");
});

test("opened before React comes, it stays as its reader left it, and React has nothing to say", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const tree = <CloseLabel defaultOpen={false} />;
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(tree);
  host.querySelector("details")!.open = true;
  const root = hydrateRoot(host, tree);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    complaints.mockRestore();
  });
  await new Promise((done) => setTimeout(done, 100));
  expect(contentIsSeen()).toBe(true);
  expect(complaints).not.toHaveBeenCalled();
});

test("is told of itself, and not of what unfolds inside it", async () => {
  const told = vi.fn<(open: boolean) => void>();
  const inner = vi.fn<(open: boolean) => void>();
  await render(
    <CloseLabel onOpenChange={told}>
      <Disclosure label="Les détails" onOpenChange={inner}>
        Trois bordées.
      </Disclosure>
    </CloseLabel>,
  );
  await expect.poll(() => told.mock.calls).toEqual([[true]]);
  await page.getByText("Les détails").click();
  await expect.poll(() => inner.mock.calls).toEqual([[true]]);
  expect(told).toHaveBeenCalledOnce();
});

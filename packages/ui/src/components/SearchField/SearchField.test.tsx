import { composeStories } from "@storybook/react-vite";
import { createRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SearchField } from "./SearchField.tsx";
import * as stories from "./SearchField.stories.tsx";

const { Default, Filled } = composeStories(stories);

const field = page.getByRole("searchbox", { name: "Rechercher" });
const clear = page.getByRole("button", { name: "Effacer la recherche" });

test("is a search landmark", async () => {
  const { container } = await render(<Default />);
  // By its tag: the runner does not know its role yet.
  expect(container.querySelector("search")?.getAttribute("aria-label")).toBe("Rechercher");
});

test("hands over what is typed, key by key", async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Default onChange={onChange} />);
  await field.click();
  await userEvent.keyboard("foc");
  expect(onChange.mock.calls).toEqual([["f"], ["fo"], ["foc"]]);
});

test("keeps what is typed out of its attribute, so that a browser gives it back after Back or a reload", async () => {
  await render(<Default />);
  await field.fill("phare");
  await expect.element(field).toHaveValue("phare");
  await expect.element(field).toHaveAttribute("value", "");
});

test("keeps the words that a page was sent with once it lives", async () => {
  const host = document.createElement("div");
  host.innerHTML = renderToString(<Filled />);
  document.body.append(host);
  const root = hydrateRoot(host, <Filled />);
  await expect.element(field).toHaveAttribute("value", "");
  await expect.element(field).toHaveValue("phare");
  root.unmount();
  host.remove();
});

test("offers to empty itself only when there is something to empty", async () => {
  await render(<Default />);
  expect(clear.query()).toBeNull();
  await field.fill("phare");
  await expect.element(clear).toBeVisible();
});

test("its button empties it and gives it focus back", async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Filled onChange={onChange} />);
  await clear.click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith("");
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
});

test("Escape empties it", async () => {
  await render(<Filled />);
  await field.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("");
});

test("Escape gives up an accent that is being composed, and leaves the words", async () => {
  await render(<Filled />);
  const words = (field.element() as HTMLInputElement).value;
  field
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, isComposing: true }));
  await expect.element(field).toHaveValue(words);
});

test("gives its input to a ref, and still empties itself", async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<Filled ref={ref} />);
  expect(ref.current).toBe(field.element());
  await clear.click();
  await expect.element(field).toHaveFocus();
});

test("reads the hint, then the error", async () => {
  await render(<Default hint="Un nom d’île." error="Écrivez une lettre de plus." />);
  await expect.element(field).toHaveAccessibleDescription("Un nom d’île. Écrivez une lettre de plus.");
});

test("what is typed stays clear of the lens and of the button while it is wrong", async () => {
  await render(<Filled error="Écrivez une lettre de plus." />);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field.element());
  expect([paddingInlineStart, paddingInlineEnd]).toEqual(["51px", "55px"]);
});

test("in the workshop the control of its value fills it, and its reader may go on typing", async () => {
  const { rerender } = await render(<Default />);
  await rerender(<Default value="phare" />);
  await expect.element(field).toHaveValue("phare");
  await field.click();
  await userEvent.keyboard("s");
  await expect.element(field).toHaveValue("phares");
});

test("a form that is reset empties it, and says so", async () => {
  function Search() {
    const [value, setValue] = useState("voile");
    return (
      <form>
        <SearchField
          label="Rechercher"
          name="recherche"
          clearLabel="Effacer la recherche"
          value={value}
          onChange={setValue}
        />
        <output>{value}</output>
        <button type="reset">Tout effacer</button>
      </form>
    );
  }
  await render(<Search />);
  await page.getByRole("button", { name: "Tout effacer" }).click();
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
  await expect.element(page.getByRole("status")).toHaveTextContent("");
});

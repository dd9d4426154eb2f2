import { composeStories } from "@storybook/react-vite";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import * as stories from "./ProjectedScreen.stories.tsx";

const { Default } = composeStories(stories);

test("covers the window, has a name, and leaves the page behind out of reach", async () => {
  await render(
    <>
      <button type="button">Derrière</button>
      <Default />
    </>,
  );
  const screen = page.getByRole("dialog", { name: "Veillée" });
  await expect.element(screen).toBeVisible();
  expect(screen.element().getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  expect(document.querySelector("dialog")?.matches(":modal")).toBe(true);
  const behind = page.getByText("Derrière").element() as HTMLElement;
  behind.focus();
  expect(document.activeElement).not.toBe(behind);
});

test("asks to leave on Escape, and stays until the page decides", async () => {
  const onLeave = vi.fn<() => undefined>();
  await render(<Default onLeave={onLeave} />);
  await userEvent.keyboard("{Escape}");
  expect(onLeave).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("dialog")).toBeVisible();
});

test("gives focus back to what opened it, however the page takes it away", async () => {
  function Opener() {
    const [shown, show] = useState(false);
    const leave = () => show(false) as undefined;
    return (
      <>
        <button type="button" onClick={() => show(true)}>
          Projeter
        </button>
        {shown && (
          <Default
            actions={
              <button type="button" onClick={leave}>
                Sortir
              </button>
            }
            onLeave={leave}
          />
        )}
      </>
    );
  }
  await render(<Opener />);
  const opener = page.getByRole("button", { name: "Projeter" });
  for (const goOut of [
    () => userEvent.keyboard("{Escape}"),
    () => page.getByRole("button", { name: "Sortir" }).click(),
  ]) {
    await opener.click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await goOut();
    await expect.poll(() => document.querySelector("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener.element());
  }
});

test("gives the page the element that goes full screen, which is no dialog", async () => {
  const ref = { current: null as HTMLDivElement | null };
  await render(<Default ref={ref} />);
  expect(ref.current?.parentElement?.localName).toBe("dialog");
});

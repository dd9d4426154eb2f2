import { composeStories } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { surface } from "../../theme/surfaces.css.ts";
import * as stories from "./Tabs.stories.tsx";
import { Tabs } from "./Tabs.tsx";

const { Default, ChosenFirst, OneList, WithCounts } = composeStories(stories);

const tab = (name: string) => page.getByRole("tab", { name });
const chosen = () => document.querySelector("[role=tab][aria-selected=true]")?.textContent;
const shown = () => page.getByRole("tabpanel").elements();

describe("the row of tabs", () => {
  beforeEach(async () => {
    await render(<Default />);
    tab("Partir").element().focus();
  });

  test("is named, and each tab names the panel that it shows", async () => {
    await expect.element(page.getByRole("tablist", { name: "Le voyage en trois temps" })).toBeVisible();
    const panel = document.getElementById(tab("Partir").element().getAttribute("aria-controls") ?? "");
    expect(panel?.getAttribute("aria-labelledby")).toBe(tab("Partir").element().id);
  });

  test("the arrows choose the next and the one before, and go round at both ends", async () => {
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tab("Tenir")).toHaveFocus();
    expect(chosen()).toBe("Tenir");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(chosen()).toBe("Partir");
    await userEvent.keyboard("{ArrowLeft}");
    expect(chosen()).toBe("Rentrer");
  });

  test("End chooses the last and Home the first", async () => {
    await userEvent.keyboard("{End}");
    await expect.element(tab("Rentrer")).toHaveFocus();
    expect(chosen()).toBe("Rentrer");
    await userEvent.keyboard("{Home}");
    expect(chosen()).toBe("Partir");
  });

  test("is one stop of Tab: the next is the panel, then what it holds", async () => {
    await userEvent.keyboard("{End}{Tab}");
    await expect.element(page.getByRole("tabpanel", { name: "Rentrer" })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByRole("link", { name: "Voir la carte" })).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
    await expect.element(tab("Rentrer")).toHaveFocus();
  });

  test("a click chooses, and one panel is shown at a time", async () => {
    await tab("Tenir").click();
    expect(chosen()).toBe("Tenir");
    expect(shown()).toHaveLength(1);
    await expect.element(page.getByText("Deux repas chauds.")).toBeVisible();
  });
});

test("another tab can be chosen at first", async () => {
  await render(<ChosenFirst />);
  expect(chosen()).toBe("Rentrer");
});

test("an empty tab is passed over", async () => {
  await render(<WithCounts />);
  tab("Quarts de nuit 5").element().focus();
  await tab("Quarts de nuit 5").click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Tout 12")).toHaveFocus();
  await expect.element(tab("Films 0")).toBeDisabled();
});

test("a tab that has focus shows it, chosen or not", async () => {
  await render(
    <div className={surface.paper}>
      <Default value="partir" />
    </div>,
  );
  tab("Partir").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Tenir")).toHaveFocus();
  expect(getComputedStyle(tab("Tenir").element()).outlineStyle).toBe("solid");
});

test("when the chosen tab goes away, the first takes its place and its stop of Tab", async () => {
  const { rerender } = await render(<Default defaultValue="rentrer" />);
  const { tabs = [] } = Default.args;
  await rerender(<Default tabs={tabs.slice(0, 2)} />);
  expect(chosen()).toBe("Partir");
  expect(shown()).toHaveLength(1);
  await userEvent.tab();
  await expect.element(tab("Partir")).toHaveFocus();
});

test("a page that has chosen what is not there is told when the first is", async () => {
  const onChange = vi.fn<(id: string) => void>();
  await render(<Default value="disparu" onChange={onChange} />);
  expect(chosen()).toBe("Partir");
  await tab("Partir").click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith("partir");
});

test("the page may decide: it is told, and nothing changes until it answers", async () => {
  const onChange = vi.fn<(id: string) => void>();
  const { rerender } = await render(<Default value="partir" onChange={onChange} />);
  await tab("Tenir").click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith("tenir");
  expect(chosen()).toBe("Partir");
  await rerender(<Default value="tenir" onChange={onChange} />);
  expect(chosen()).toBe("Tenir");
});

test("without script, every panel has its heading in the markup", async () => {
  await render(<Default />);
  const headings = [...document.querySelectorAll("[role=tabpanel] > h3")];
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Partir", "Tenir", "Rentrer"]);
  expect(document.querySelectorAll("[role=tabpanel][hidden]")).toHaveLength(0);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "a key pressed with %s is the browser's",
  async (held) => {
    await render(<Default />);
    const press = new KeyboardEvent("keydown", {
      key: "ArrowRight",
      bubbles: true,
      cancelable: true,
      [held]: true,
    });
    tab("Partir").element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(chosen()).toBe("Partir");
  },
);

test("in a page that is read from right to left, the arrows follow the eye", async () => {
  await render(
    <div dir="rtl">
      <Default />
    </div>,
  );
  tab("Partir").element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(chosen()).toBe("Tenir");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(chosen()).toBe("Rentrer");
});

describe("tabs over one list", () => {
  const section = (name: RegExp) => page.getByRole("tab", { name });
  const panel = page.getByRole("tabpanel");

  beforeEach(async () => {
    await render(<OneList />);
  });

  test("a click narrows the list, which the chosen tab names", async () => {
    await section(/Escales/).click();
    await expect.element(panel).toHaveTextContent("Escales, 7");
    await expect.element(panel).toHaveAccessibleName("Escales 7");
    await expect.element(section(/Escales/)).toHaveAttribute("aria-selected", "true");
  });

  test("one that keeps nothing can be chosen", async () => {
    await section(/Films/).click();
    await expect.element(panel).toHaveTextContent("Films, 0");
  });

  test("the arrows, Home and End choose, and go round", async () => {
    section(/Tout/).element().focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(section(/Films/)).toHaveFocus();
    await expect.element(panel).toHaveTextContent("Films, 0");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(panel).toHaveTextContent("Tout, 12");
    await userEvent.keyboard("{End}{Home}");
    await expect.element(section(/Tout/)).toHaveFocus();
  });

  test("is one stop of Tab", async () => {
    section(/Tout/).element().focus();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement?.getAttribute("role")).not.toBe("tab");
  });
});

test("beside another root of React, which was sent with the same ids, the arrows stay in their row", async () => {
  for (const label of ["Départ", "Arrivée"]) {
    const tree = (
      <Tabs
        label={label}
        tabs={[
          { id: "jour", label: `${label} de jour`, panel: "Soleil" },
          { id: "nuit", label: `${label} de nuit`, panel: "Lune" },
        ]}
      />
    );
    const host = document.body.appendChild(document.createElement("div"));
    host.innerHTML = renderToString(tree);
    const root = hydrateRoot(host, tree);
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
  }
  await tab("Arrivée de jour").click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Arrivée de nuit")).toHaveFocus();
});

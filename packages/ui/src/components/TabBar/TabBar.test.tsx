import { composeStories } from "@storybook/react-vite";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./TabBar.stories.tsx";

const { Default } = composeStories(stories);

const tab = (name: RegExp) => page.getByRole("tab", { name });
const panel = page.getByRole("tabpanel");

describe("tabs over one list", () => {
  beforeEach(async () => {
    await render(<Default />);
  });

  test("a click narrows the list, which the chosen tab names", async () => {
    await tab(/Escales/).click();
    await expect.element(panel).toHaveTextContent("Escales, 7");
    await expect.element(panel).toHaveAccessibleName("Escales 7");
    await expect.element(tab(/Escales/)).toHaveAttribute("aria-selected", "true");
  });

  test("one that keeps nothing can be chosen", async () => {
    await tab(/Films/).click();
    await expect.element(panel).toHaveTextContent("Films, 0");
  });

  test("the arrows, Home and End choose, and go round", async () => {
    tab(/Tout/).element().focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(tab(/Films/)).toHaveFocus();
    await expect.element(panel).toHaveTextContent("Films, 0");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(panel).toHaveTextContent("Tout, 12");
    await userEvent.keyboard("{End}{Home}");
    await expect.element(tab(/Tout/)).toHaveFocus();
  });

  test("is one stop of Tab", async () => {
    tab(/Tout/).element().focus();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement?.getAttribute("role")).not.toBe("tab");
  });
});

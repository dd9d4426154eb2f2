import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import * as stories from "./ChoiceList.stories.tsx";

const { Chosen, Default } = composeStories(stories);

const onChange = vi.fn<(place: number) => void>();
const radio = (name: string | RegExp) => page.getByRole("radio", { name });

beforeEach(() => onChange.mockReset());

describe("the group", () => {
  test("is named by its question, which is a heading", async () => {
    await render(<Default />);
    await expect.element(page.getByRole("group", { name: /noroît/ })).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 2, name: /noroît/ })).toBeVisible();
  });

  test("gives each answer its words for name, without the letter", async () => {
    await render(<Default />);
    const names = page
      .getByRole("radio")
      .elements()
      .map((input) => input.closest("label")?.textContent);
    expect(names).toEqual(["ADu nord-est", "BDu nord-ouest", "CDu sud-ouest", "DDe la terre"]);
    await expect.element(radio("Du nord-est")).toHaveAccessibleName("Du nord-est");
  });

  test.each([
    { window: 1100, target: 72 },
    { window: 600, target: 48 },
  ])("keeps a target of $target px for each answer in a window of $window px", async ({ target, window }) => {
    await page.viewport(1280, window);
    const { container } = await render(<Default />);
    for (const label of container.querySelectorAll("label")) {
      expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(target);
    }
  });
});

describe("choosing", () => {
  test("happens on a click anywhere on the answer, and again on another", async () => {
    await render(<Default onChange={onChange} />);
    await page.getByText("Du sud-ouest").click({ force: true });
    await expect.element(radio("Du sud-ouest")).toBeChecked();
    await page.getByText("Du nord-est").click({ force: true });
    await expect.element(radio("Du nord-est")).toBeChecked();
    expect(onChange.mock.calls).toEqual([[2], [0]]);
  });

  test("follows the arrows, and goes round", async () => {
    await render(<Default onChange={onChange} value={3} />);
    await userEvent.tab();
    await expect.element(radio("De la terre")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(radio("Du nord-est")).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(radio("De la terre")).toBeChecked();
  });

  test("takes one stop of the Tab key, whatever the number of answers", async () => {
    await render(
      <>
        <Chosen />
        <button type="button">Suivant</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(radio("Du sud-ouest")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Suivant" })).toHaveFocus();
  });

  test("happens on a figure, of the row or of the pad, even from the question", async () => {
    await render(<Default onChange={onChange} questionId="question" />);
    document.getElementById("question")!.focus();
    await userEvent.keyboard("[Digit2]");
    await expect.element(radio("Du nord-ouest")).toBeChecked();
    await expect.element(radio("Du nord-ouest")).toHaveFocus();
    const pad = { bubbles: true, code: "Numpad4" };
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { ...pad, key: "4" }));
    await expect.element(radio("De la terre")).toBeChecked();
  });

  test("happens on the letter that is shown", async () => {
    await render(<Default onChange={onChange} questionId="question" />);
    document.getElementById("question")!.focus();
    await userEvent.keyboard("c");
    await expect.element(radio("Du sud-ouest")).toBeChecked();
    await userEvent.keyboard("z");
    expect(onChange).toHaveBeenCalledOnce();
  });

  test("leaves the pad its arrows when it does not type figures", async () => {
    await render(<Default onChange={onChange} value={0} />);
    await userEvent.tab();
    const pad = { bubbles: true, code: "Numpad4" };
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { ...pad, key: "ArrowLeft" }));
    expect(onChange).not.toHaveBeenCalled();
  });

  test("ignores a figure without an answer, and the shortcuts of the browser", async () => {
    await render(<Default onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard("[Digit5]{Control>}[Digit1]{/Control}");
    expect(onChange).not.toHaveBeenCalled();
  });

  test("never submits the form around it", async () => {
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    await render(<Default />, { wrapper: ({ children }) => <form onSubmit={onSubmit}>{children}</form> });
    await userEvent.tab();
    await userEvent.keyboard("[Digit1]{ArrowDown} ");
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("in the colours of the reader", () => {
  interface Emulation {
    send: (method: string, params: { features: { name: string; value: string }[] }) => Promise<unknown>;
  }
  const emulate = (value: string) =>
    (cdp() as unknown as Emulation).send("Emulation.setEmulatedMedia", {
      features: [{ name: "forced-colors", value }],
    });

  beforeEach(() => emulate("active"));
  afterEach(() => emulate(""));

  test("the answer that is chosen is told from the others, and its words have no box behind them", async () => {
    await render(<Chosen />);
    const [chosen, other] = [radio("Du sud-ouest"), radio("Du nord-est")].map((input) =>
      getComputedStyle(input.element().closest("label")!),
    );
    expect(chosen!.forcedColorAdjust).toBe("none");
    expect(chosen!.backgroundColor).not.toBe(other!.backgroundColor);
  });
});

test("a question that is given focus is read with what describes it", async () => {
  await render(
    <>
      <p id="place">Question 3 sur 20</p>
      <Default describedBy="place" />
    </>,
  );
  await expect
    .element(page.getByRole("heading", { level: 2 }))
    .toHaveAccessibleDescription("Question 3 sur 20");
});

import { composeStories } from "@storybook/react-vite";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RadioGroup } from "./RadioGroup.tsx";
import * as stories from "./RadioGroup.stories.tsx";

const { Default } = composeStories(stories);

const route = (name: string) => page.getByRole("radio", { name, exact: false });

test("is a group named by its question", async () => {
  await render(<Default />);
  await expect.element(page.getByRole("radiogroup", { name: "Choisir une route" })).toBeInTheDocument();
  await expect.element(route("Route du nord 250 milles")).toBeChecked();
});

test("Tab reaches the choice taken, then leaves the group", async () => {
  await render(<Default value="offshore" />);
  await userEvent.tab();
  await expect.element(route("Au large")).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test("the arrows move from choice to choice, and come round", async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Default onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowLeft}");
  expect(onChange.mock.calls.flat()).toEqual(["coast", "offshore", "coast", "north", "canal"]);
});

test("a click anywhere on a tile takes it", async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Default onChange={onChange} />);
  await page.getByText("190 milles").click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith("canal");
  await expect.element(route("Par le canal")).toBeChecked();
});

test("two groups on a page do not share their choice", async () => {
  await render(
    <>
      <Default legend="À l’aller" />
      <Default legend="Au retour" defaultValue="canal" />
    </>,
  );
  await expect.element(route("Route du nord").first()).toBeChecked();
  await expect.element(route("Par le canal").last()).toBeChecked();
});

test("reads the hint, then the error, with the group", async () => {
  await render(<Default hint="Distances à la voile." error="Il manque une route." />);
  const group = page.getByRole("radiogroup");
  await expect.element(group).toHaveAccessibleDescription("Distances à la voile. Il manque une route.");
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
});

test("keeps its choice when an error comes and goes, and is wrong only meanwhile", async () => {
  const { rerender } = await render(<Default />);
  await page.getByText("190 milles").click();
  await rerender(<Default error="Le canal est fermé." />);
  await rerender(<Default />);
  await expect.element(route("Par le canal")).toBeChecked();
  await expect.element(page.getByRole("radiogroup")).not.toHaveAttribute("aria-invalid");
  await expect.element(page.getByRole("radiogroup")).not.toHaveAttribute("aria-describedby");
});

test("sends its choice with a form that is elsewhere in the page, and is emptied with it", async () => {
  await render(
    <>
      <form id="ailleurs" />
      <RadioGroup
        form="ailleurs"
        legend="Cap"
        name="cap"
        options={[
          { value: "nord", label: "Nord" },
          { value: "sud", label: "Sud" },
        ]}
        defaultValue="nord"
      />
    </>,
  );
  const form = document.querySelector("form")!;
  await page.getByText("Sud").click();
  expect([...new FormData(form)]).toEqual([["cap", "sud"]]);
  form.reset();
  expect([...new FormData(form)]).toEqual([["cap", "nord"]]);
});

test("keeps its form from being sent while no choice is taken, where one is required", async () => {
  await render(
    <form aria-label="Départ">
      <Default defaultValue={undefined} name="route" required />
    </form>,
  );
  const form = page.getByRole("form").element() as HTMLFormElement;
  expect(form.checkValidity()).toBe(false);
  await page.getByText("190 milles").click();
  expect(form.checkValidity()).toBe(true);
});

test("a page that holds no choice yet says so with an empty text", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaints.mockRestore());
  type Route = "" | "coast" | "offshore";
  function Held() {
    const [choice, setChoice] = useState<Route>("");
    const options = [
      { value: "coast", label: "La côte" },
      { value: "offshore", label: "Le large" },
    ] as const;
    return <RadioGroup legend="Route" options={options} value={choice} onChange={setChoice} />;
  }
  await render(<Held />);
  await expect.element(route("La côte")).not.toBeChecked();
  await page.getByText("Le large").click();
  await expect.element(route("Le large")).toBeChecked();
  expect(complaints).not.toHaveBeenCalled();
});

import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./SelectField.stories.tsx";

const { Default, WithError } = composeStories(stories);

const field = page.getByRole("combobox", { name: "Votre place à bord" });

test("hands over the value of the choice", async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Default onChange={onChange} />);
  await field.selectOptions("Renfort à terre");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("shore");
});

test("the arrows change the choice", async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Default onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("leg");
});

test("shows the choice that the page holds", async () => {
  await render(<Default value="leg" />);
  await expect.element(field).toHaveValue("leg");
});

test("ties its error to itself", async () => {
  await render(<WithError />);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveAccessibleDescription("Cette place est prise. Choisissez-en une autre.");
});

test("the arrows pass over what cannot be chosen, which is named all the same", async () => {
  const onChange = vi.fn<(value: string) => void>();
  const options = [
    { value: "season", label: "Équipier, une saison" },
    { value: "leg", label: "Équipier, une étape : complet", disabled: true },
    { value: "shore", label: "Renfort à terre" },
  ];
  await render(<Default options={options} onChange={onChange} />);
  const offered = [...(field.element() as HTMLSelectElement).options].map(({ disabled }) => !disabled);
  expect(offered).toEqual([true, false, true]);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("shore");
});

test("a letter goes to the first choice that begins with it", async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Default onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("R");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("shore");
});

test("its choice stays clear of the arrow while it is wrong", async () => {
  await render(<WithError />);
  expect(getComputedStyle(field.element()).paddingInlineEnd).toBe("45px");
});

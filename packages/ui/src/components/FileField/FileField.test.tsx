import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Stack } from "../Stack/Stack.tsx";
import { surface } from "../../theme/surfaces.css.ts";
import * as stories from "./FileField.stories.tsx";

const { Button, Default, WithError } = composeStories(stories);

const field = page.getByLabelText("Votre photo");

test("says the name and the weight of the file that was chosen, and hands it over", async () => {
  const onChange = vi.fn<(file: File | undefined) => void>();
  await render(<Default onChange={onChange} />);
  await userEvent.upload(field, new File([new Uint8Array(2_400_000)], "large.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("large.jpg, 2,4 Mo");
  expect(onChange.mock.calls[0]?.[0]?.name).toBe("large.jpg");
});

test("says nothing any more once its form is emptied", async () => {
  const { container } = await render(<Default />, { wrapper: ({ children }) => <form>{children}</form> });
  await userEvent.upload(field, new File(["."], "quai.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("quai.jpg, 0 Mo");
  container.querySelector("form")?.reset();
  await expect.poll(() => page.getByRole("status").query()?.textContent ?? "").toBe("");
});

test("follows a form that is elsewhere in the page", async () => {
  await render(
    <>
      <form id="ailleurs" />
      <Default form="ailleurs" />
    </>,
  );
  await userEvent.upload(field, new File(["."], "quai.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("quai.jpg, 0 Mo");
  document.querySelector("form")?.reset();
  await expect.poll(() => page.getByRole("status").query()?.textContent ?? "").toBe("");
});

test("says nothing before a file is chosen", async () => {
  await render(<Default />);
  expect(page.getByRole("status").query()?.textContent ?? "").toBe("");
});

test("reads the formats, then what is wrong", async () => {
  await render(<WithError />);
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      "JPG ou PNG, 10 Mo au plus. Cette photo pèse 14 Mo. Réduisez-la à 10 Mo ou moins.",
    );
});

test.each(["{Enter}", " "])("%s opens the choice of the system", async (key) => {
  await render(<Default />);
  const asked = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  field.element().addEventListener("click", asked);
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(key);
  expect(asked).toHaveBeenCalledOnce();
});

const button = page.getByLabelText("Choisir une carte");
const chart = () => new File(["."], "rade.png", { type: "image/png" });

test("a button hands the file over, and the same one again once it has been mended", async () => {
  const onChange = vi.fn<(file: File) => void>();
  await render(<Button onChange={onChange} />);
  await userEvent.upload(button, chart());
  await userEvent.upload(button, chart());
  expect(onChange.mock.calls.map(([file]) => file.name)).toEqual(["rade.png", "rade.png"]);
});

test("on a phone, buttons one below the other are as wide", async () => {
  await page.viewport(320, 640);
  await render(
    <Stack direction="row" space="near">
      <Button label="Choisir une photo" />
      <Button label="Choisir une longue vidéo" />
    </Stack>,
  );
  const widths = [...document.querySelectorAll("label")].map((label) => label.getBoundingClientRect().width);
  expect(widths).toHaveLength(2);
  expect(new Set(widths).size).toBe(1);
  await page.viewport(1280, 900);
});

test("a button is reached by Tab, and shows where the focus is", async () => {
  const { container } = await render(<Button />, {
    wrapper: ({ children }) => <div className={surface.paper}>{children}</div>,
  });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  expect(getComputedStyle(container.querySelector("label")!).outlineStyle).toBe("solid");
});

test("a button reads what is accepted, then what is wrong, and keeps the focus as it comes", async () => {
  const { rerender } = await render(<Button hint="PNG." />);
  await userEvent.tab();
  await rerender(<Button hint="PNG." error="Cette carte est trop lourde." />);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription("PNG. Cette carte est trop lourde.");
});

import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import * as stories from "./NewsletterForm.stories.tsx";

const { Default, PreparedMail } = composeStories(stories);

const field = page.getByLabelText("Votre adresse");
const button = page.getByRole("button", { name: "Recevoir la lettre" });
const onSubmit = vi.fn<(address: string) => boolean>();

beforeEach(() => {
  onSubmit.mockReset().mockReturnValue(true);
});

test("hands over the address as it was typed, and keeps it in the field", async () => {
  await render(<Default onSubmit={onSubmit} />);
  await field.fill("maelle@courriel.example");
  await button.click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith("maelle@courriel.example");
  await expect.element(field).toHaveValue("maelle@courriel.example");
});

test("Enter in the field submits too", async () => {
  await render(<Default onSubmit={onSubmit} />);
  await field.fill("maelle@courriel.example");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("leaves what is wrong to the words beside the field, not to the browser’s bubble", async () => {
  await render(<Default onSubmit={onSubmit} />);
  await field.fill("maelle@");
  await button.click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith("maelle@");
});

test("the field takes focus back when the address is refused, and only then", async () => {
  await render(<Default onSubmit={onSubmit} />);
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button).toHaveFocus();
  onSubmit.mockReturnValue(false);
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
});

test("ties the error to the field, and keeps what was typed", async () => {
  const { rerender } = await render(<Default onSubmit={onSubmit} />);
  await field.fill("maelle@");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await rerender(<Default onSubmit={onSubmit} error="Il manque la fin de l’adresse." />);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveAccessibleDescription("Il manque la fin de l’adresse.");
  await expect.element(field).toHaveValue("maelle@");
});

test("does not submit twice while the request is on its way, by the button or by Enter", async () => {
  const { rerender } = await render(<Default onSubmit={onSubmit} />);
  await field.fill("maelle@courriel.example");
  await rerender(<Default onSubmit={onSubmit} loading />);
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  field.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue("maelle@courriel.example");
});

test("the button keeps its focus while it waits, and says that it waits", async () => {
  const { rerender } = await render(<Default onSubmit={onSubmit} />);
  button.element().focus();
  await rerender(<Default onSubmit={onSubmit} loading />);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
});

test("announces how the request stands in a status that was there, empty, before", async () => {
  const status = page.getByRole("status");
  const { rerender } = await render(<Default onSubmit={onSubmit} />);
  await expect.element(status).toBeInTheDocument();
  const before = status.element();
  expect(before.textContent).toBe("");
  await rerender(<Default onSubmit={onSubmit} status="C’est noté." />);
  await expect.element(status).toHaveTextContent("C’est noté.");
  expect(status.element()).toBe(before);
});

test("without script it posts the address by itself", async () => {
  const { container } = await render(<Default />);
  await field.fill("maelle@courriel.example");
  const form = container.querySelector("form")!;
  expect(form.action).toBe("https://lettres.embruns.example/inscription");
  expect(form.method).toBe("post");
  expect(Object.fromEntries(new FormData(form))).toEqual({ email: "maelle@courriel.example" });
});

test("without a server it sends nothing by itself, and the address never ends in the page’s own", async () => {
  await render(<PreparedMail />);
  await field.fill("maelle@courriel.example");
  const before = location.href;
  await button.click();
  expect(location.href).toBe(before);
  await expect.element(field).toHaveValue("maelle@courriel.example");
});

test("says what is wrong to who is already in the field, and leaves it to the field when focus comes to it", async () => {
  const error = "Il manque la fin de l’adresse.";
  onSubmit.mockReturnValue(false);
  const status = page.getByRole("status");
  await render(<Default onSubmit={onSubmit} error={error} />);
  await field.fill("maelle@");
  await userEvent.keyboard("{Enter}");
  await expect.element(status).toHaveTextContent(error);
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  await expect.element(status).toBeEmptyDOMElement();
});

import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./TextArea.stories.tsx";

const { Default, WithError } = composeStories(stories);

const field = page.getByRole("textbox", { name: "Votre récit" });

test("hands over what is typed, however long", async () => {
  const onChange = vi.fn<(text: string) => void>();
  await render(<Default onChange={onChange} />);
  await field.fill("a".repeat(500));
  expect(onChange).toHaveBeenLastCalledWith("a".repeat(500));
});

test("reads the length expected, then what is wrong", async () => {
  await render(<WithError />);
  await expect
    .element(field)
    .toHaveAccessibleDescription("200 caractères au plus. 212 caractères : retirez-en 12.");
});

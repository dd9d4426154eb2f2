import { composeStories } from "@storybook/react-vite";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../global.ts";
import * as buttonStories from "../components/Button/Button.stories.tsx";
import { Section } from "../components/Section/Section.tsx";
import { Text } from "../components/Text/Text.tsx";
import * as textFieldStories from "../components/TextField/TextField.stories.tsx";

const button = composeStories(buttonStories);
const textField = composeStories(textFieldStories);

const colorsOf = (element: Element) => {
  const { backgroundColor, borderColor, color } = getComputedStyle(element);
  return { backgroundColor, borderColor, color };
};

afterEach(() => delete document.documentElement.dataset["scheme"]);

// Whoever installs the kit draws a control before anything else.
test.each(["light", "dark"])("what is laid on no ink has the colours of paper (%s)", async (scheme) => {
  document.documentElement.dataset["scheme"] = scheme;
  const controls = (
    <>
      <button.Default />
      <textField.Default />
      <Text tone="muted">Quatre heures de quart.</Text>
    </>
  );
  await render(controls);
  await render(<Section surface="paper">{controls}</Section>);
  for (const each of [page.getByRole("button"), page.getByRole("textbox"), page.getByText("Quatre heures")]) {
    const [bare, onPaper] = each.elements().map(colorsOf);
    expect(bare).toEqual(onPaper);
  }
});

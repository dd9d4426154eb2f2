import { composeStories } from "@storybook/react-vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../global.ts";
import * as buttonStories from "../components/Button/Button.stories.tsx";
import * as textFieldStories from "../components/TextField/TextField.stories.tsx";
import { emulateMedia } from "../testing/emulateMedia.ts";
import { surface } from "./surfaces.css.ts";
import { theme } from "./theme.css.ts";

const button = composeStories(buttonStories);
const textField = composeStories(textFieldStories);

beforeAll(() => emulateMedia("prefers-contrast", "more"));
afterAll(() => emulateMedia("prefers-contrast", ""));

test("no text is discreet, and a rule is a line", async () => {
  const { container } = await render(
    <div className={surface.paper}>
      <p style={{ color: theme.color.text.muted, borderBottom: `1px solid ${theme.color.line}` }}>Discret</p>
    </div>,
  );
  const { color, borderBottomColor } = getComputedStyle(container.querySelector("p")!);
  expect([color, borderBottomColor]).toEqual(["rgb(11, 35, 65)", "rgb(11, 35, 65)"]);
});

test("the limit of a control is thicker, and an example reads as what is typed", async () => {
  await render(
    <div className={surface.paper}>
      <textField.Default />
    </div>,
  );
  const field = page.getByRole("textbox").element();
  expect(getComputedStyle(field).borderTopWidth).toBe("3px");
  expect(getComputedStyle(field, "::placeholder").color).toBe(getComputedStyle(field).color);
});

test("a full action has an edge of its own", async () => {
  await render(
    <div className={surface.sun}>
      <button.Strong />
    </div>,
  );
  expect(getComputedStyle(page.getByRole("button").element()).borderTopColor).toBe("rgb(11, 35, 65)");
});

import { composeStories } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { surface } from "../../theme/theme.css.ts";
import * as stories from "./FileButton.stories.tsx";

const { Default } = composeStories(stories);

const field = page.getByLabelText("Choisir une carte");
const chart = () => new File(["."], "rade.png", { type: "image/png" });

test("hands the file over, and the same one again once it has been mended", async () => {
  const onChoose = vi.fn<(file: File) => void>();
  await render(<Default onChoose={onChoose} />);
  await userEvent.upload(field, chart());
  await userEvent.upload(field, chart());
  expect(onChoose.mock.calls.map(([file]) => file.name)).toEqual(["rade.png", "rade.png"]);
});

test("is reached by Tab, and shows where the focus is", async () => {
  const { container } = await render(<Default />, {
    wrapper: ({ children }) => <div className={surface.paper}>{children}</div>,
  });
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  expect(getComputedStyle(container.querySelector("label")!).outlineStyle).toBe("solid");
});

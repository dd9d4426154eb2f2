import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import * as stories from "./QuizProgress.stories.tsx";

const { Default } = composeStories(stories);

const bar = page.getByRole("progressbar", { name: "Progression du quiz" });

test("says where it stands in the words that are seen", async () => {
  await render(<Default />);
  await expect.element(page.getByText("Question 3 sur 20")).toBeVisible();
  await expect.element(bar).toHaveAttribute("aria-valuetext", "Question 3 sur 20");
  expect((bar.element() as HTMLProgressElement).position).toBeCloseTo(3 / 20);
});

test("draws the way gone without a style attribute", async () => {
  const { container } = await render(<Default value={5} />);
  const [track, mark] = [...container.querySelectorAll("rect")].map((rect) => rect.width.baseVal.value);
  expect(mark! / track!).toBeCloseTo(0.25);
  expect(container.querySelector("[style]")).toBeNull();
});

test("its words describe what comes with them", async () => {
  await render(
    <>
      <Default textId="place" />
      <h2 aria-describedby="place">Qui mesure la houle ?</h2>
    </>,
  );
  await expect.element(page.getByRole("heading")).toHaveAccessibleDescription("Question 3 sur 20");
});

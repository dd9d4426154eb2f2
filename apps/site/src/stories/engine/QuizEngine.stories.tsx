import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Playground } from "./Playground.tsx";

const meta = { component: Playground, tags: ["!autodocs"] } satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A session to play step by step: drag the clock, try seeds, read the log, save, restore, challenge. */
export const Default: Story = {};

/** What cannot happen changes nothing and says why; what happens is written down. */
export const OneMove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "next (refused)" }));
    await expect(canvas.getByText("refused: unanswered")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "pause" }));
    await expect(canvas.getByText(/^paused/)).toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { SignalHoist } from "./SignalHoist.tsx";

/** A word, flag by flag. */
const meta = {
  component: SignalHoist,
  args: { letters: "POR" },
} satisfies Meta<typeof SignalHoist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The whole code, in five hoists. */
export const Code: Story = {
  render: () => (
    <>
      {["ABCDEF", "GHIJKL", "MNOPQ", "RSTUV", "WXYZ"].map((letters) => (
        <SignalHoist key={letters} letters={letters} />
      ))}
    </>
  ),
};

/** What is no letter has no flag. */
export const OtherSigns: Story = { args: { letters: "L’É" } };

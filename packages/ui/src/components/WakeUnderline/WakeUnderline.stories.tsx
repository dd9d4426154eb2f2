import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Headline } from "../Headline/Headline.tsx";
import { WakeUnderline } from "./WakeUnderline.tsx";

const meta = {
  component: WakeUnderline,
  args: { children: "deux sillages" },
  render: (args) => (
    <Headline level={2} size="title">
      Une saison, <WakeUnderline {...args} />
    </Headline>
  ),
} satisfies Meta<typeof WakeUnderline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few words of a title. */
export const Default: Story = {};

/** Yellow on night. */
export const OnNight: Story = { parameters: { surface: "nuit" } };

/** Night on vermilion. */
export const OnVermilion: Story = { parameters: { surface: "vermillon" } };

/** Too many words: they wrap, and the last line is underlined. */
export const LongText: Story = {
  args: { children: "deux équipages et deux sillages parallèles" },
  decorators: [narrow],
};

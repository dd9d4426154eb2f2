import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { SectionHeader } from "./SectionHeader.tsx";

const meta = {
  component: SectionHeader,
  args: { title: "Cap sur les Glénan", lead: "Deux jours de vent portant, puis le calme." },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading of a section and the sentence that opens it. */
export const Default: Story = {};

/** Alone, where the section speaks for itself. */
export const WithoutLead: Story = { args: { lead: undefined } };

/** Inside a section, one rank below. */
export const SecondRank: Story = { args: { level: 3 } };

/** A long heading in a narrow parent keeps its lines balanced and its words whole. */
export const LongAndNarrow: Story = {
  args: { title: "Tout ce que la mer nous apprend quand on prend le temps de la mesurer" },
  decorators: [narrow],
};

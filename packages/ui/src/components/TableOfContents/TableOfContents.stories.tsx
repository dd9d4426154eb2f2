import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { TableOfContents } from "./TableOfContents.tsx";

const meta = {
  component: TableOfContents,
  args: {
    label: "Sur cette page",
    links: [
      { label: "L’équipage", href: "#equipage" },
      { label: "Les quarts", href: "#quarts" },
      { label: "La cambuse", href: "#cambuse" },
    ],
  },
} satisfies Meta<typeof TableOfContents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to each part. */
export const Default: Story = {};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Long titles wrap. */
export const LongText: Story = {
  args: {
    links: [
      { label: "L’approvisionnement des stations météorologiques australes", href: "#stations" },
      { label: "Anticonstitutionnellement parlant", href: "#mot" },
    ],
  },
  decorators: [narrow],
};

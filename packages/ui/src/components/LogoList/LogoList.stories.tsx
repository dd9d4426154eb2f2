import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { logos } from "../../stories/logos.ts";
import { LogoList } from "./LogoList.tsx";

const meta = {
  component: LogoList,
  args: { label: "Les maisons qui nous aident", logos, newWindow: "(nouvelle fenêtre)" },
} satisfies Meta<typeof LogoList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Logos of one height, each a link that says its name and that it opens a new window. */
export const Default: Story = {};

/** One alone keeps its size. */
export const One: Story = { args: { logos: logos.slice(0, 1) } };

/** A wall: five a row on a large screen. */
export const Many: Story = {
  args: {
    logos: Array.from({ length: 5 }, (_, row) =>
      logos.map((logo) => ({ ...logo, name: `${logo.name} ${row + 1}` })),
    ).flat(),
  },
};

/** Two a row on a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone320" } } };

/** A wide logo never leaves its column. */
export const Narrow: Story = { decorators: [narrow] };

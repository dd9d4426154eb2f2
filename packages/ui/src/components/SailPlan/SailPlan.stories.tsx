import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import lighthouseUrl from "../../stories/pictures/lighthouse.svg";
import sailsUrl from "../../stories/pictures/sails.svg";
import { spaces } from "../../stories/spaces.ts";
import { SailPlan } from "./SailPlan.tsx";

const meta = {
  component: SailPlan,
  parameters: { surface: "lagon" },
  argTypes: { onChoose: { action: "choose" } },
  args: {
    label: "Plan des quatre voiles",
    drawing: { src: sailsUrl, width: 1290, height: 738, alt: "" },
    sails: [
      { id: "a", name: "Grand-voile de la rouge", boat: "first" },
      { id: "b", name: "Foc de la rouge", boat: "first" },
      { id: "c", name: "Grand-voile de la bleue", boat: "second" },
      { id: "d", name: "Spinnaker de la bleue", boat: "second" },
    ],
    spaces,
    chosen: [],
    list: { label: "Aller à une case", name: "case", empty: "Aucune case choisie" },
  },
  render: function Choosing(args) {
    const [chosen, choose] = useState(args.chosen);
    return (
      <SailPlan
        {...args}
        chosen={chosen}
        onChoose={(numbers) => {
          choose(numbers);
          args.onChoose?.(numbers);
        }}
      />
    );
  },
} satisfies Meta<typeof SailPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Free spaces let the drawing through; the one taken is night, with a mark. */
export const Default: Story = {};

/** One is chosen: yellow, a thick rim, its number above all. */
export const Chosen: Story = { args: { chosen: [91] } };

/** Several can be chosen, on several sails. */
export const Multiple: Story = { args: { multiple: true, chosen: [12, 13, 38, 70] } };

/** A picture is laid on the chosen space, cut along its outline. */
export const WithLogo: Story = {
  args: {
    chosen: [26],
    spaces: spaces.map((space) => (space.number === 26 ? { ...space, logo: lighthouseUrl } : space)),
  },
};

/** Everything is taken: the list holds nothing but its first line. */
export const AllTaken: Story = {
  args: { spaces: spaces.map((space) => ({ ...space, state: "taken" })) },
};

/** On a phone, one boat below the other. */
export const Phone: Story = { ...Chosen, globals: { viewport: { value: "phone390" } } };

/** At 320 px. */
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: "phone320" } } };

/** On night. */
export const OnNight: Story = { ...Chosen, parameters: { surface: "nuit" } };

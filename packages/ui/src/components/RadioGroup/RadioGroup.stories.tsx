import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  component: RadioGroup,
  args: {
    legend: "Choisir une route",
    defaultValue: "north",
    options: [
      { value: "north", label: "Route du nord", detail: "250 milles" },
      { value: "coast", label: "Le long des côtes", detail: "310 milles" },
      { value: "offshore", label: "Au large", detail: "270 milles" },
      { value: "canal", label: "Par le canal", detail: "190 milles" },
    ],
  },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All the choices at once; the one taken is yellow with a thick foot. */
export const Default: Story = {};

/** One short word each. */
export const Compact: Story = {
  args: {
    legend: "Quart",
    size: "compact",
    defaultValue: "4",
    options: [
      { value: "2", label: "2 h" },
      { value: "4", label: "4 h" },
      { value: "6", label: "6 h" },
    ],
  },
};

/** One of them cannot be taken. */
export const WithDisabled: Story = {
  args: {
    options: [
      { value: "north", label: "Route du nord", detail: "250 milles" },
      { value: "canal", label: "Par le canal", detail: "Fermé l’hiver", disabled: true },
    ],
  },
};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** In a narrow parent they stand one below the other, and long words wrap. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: "north",
        label: "La route du nord, par les îles",
        detail: "Deux cent cinquante milles environ",
      },
      { value: "coast", label: "Anticonstitutionnellement", detail: "Trois escales" },
    ],
  },
  decorators: [narrow],
};

/** Under the hand and at rest, side by side. */
export const States: Story = states(RadioGroup);

import type { Meta, StoryObj } from "@storybook/react-vite";
import { anchor, headland, narrow } from "@sillages/ui/stories";
import { LevelEmblem } from "./LevelEmblem.tsx";

const meta = {
  component: LevelEmblem,
  args: {
    picture: { ...anchor, alt: "" },
    label: "Votre niveau",
    name: "Second de quart",
    percentage: 52,
    valueText: "52 % de bonnes réponses",
  },
} satisfies Meta<typeof LevelEmblem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A token, the name of the level, and how far. */
export const Default: Story = {};

/** Nothing right yet: the way to go alone. */
export const Zero: Story = { args: { name: "Mousse", percentage: 0, valueText: "0 % de bonnes réponses" } };

/** All right. */
export const Full: Story = {
  args: { name: "Capitaine", percentage: 100, valueText: "100 % de bonnes réponses" },
};

/** A plate of a series, with the scene that the level wins. */
export const Plate: Story = { args: { plate: { ...headland, alt: "" } } };

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** On a phone, a plate whose level is one long word: it goes below the token rather than break. */
export const PlatePhone: Story = {
  ...Phone,
  args: { name: "Intermédiaire", plate: { ...headland, alt: "" } },
};

/** A long name goes below the token. */
export const LongText: Story = { args: { name: "Circumnavigatrice expérimentée" }, decorators: [narrow] };

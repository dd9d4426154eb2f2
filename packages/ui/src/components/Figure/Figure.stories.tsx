import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { Figure } from "./Figure.tsx";
import { InkDots } from "./InkDots.tsx";

const column: Decorator = (Story) => (
  <div style={{ maxWidth: "40rem" }}>
    <Story />
  </div>
);

const meta = {
  component: Figure,
  args: { picture: sail, load: "now", caption: "Sous spinnaker devant les Pierres Plates." },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture and its caption. */
export const Default: Story = { decorators: [column] };

/** Numbered, with its inks: a plate of a series. */
export const Numbered: Story = {
  decorators: [column],
  args: {
    number: "Planche IV",
    grain: true,
    caption: "Le départ, au petit matin. Cinq encres sur papier crème.",
    inks: ["night", "sea", "vermilion", "sun", "dawn"],
  },
};

/** Whose it is comes after what it shows. */
export const Credit: Story = {
  decorators: [column],
  args: { credit: "Dessin : atelier Cormoret, CC BY 4.0." },
};

/** Cropped to a frame. */
export const Cropped: Story = { decorators: [column], args: { picture: lighthouse, ratio: "wide" } };

/** On night the credit stays readable. */
export const OnNight: Story = { ...Credit, parameters: { surface: "night" } };

/** A long caption wraps, and the inks go below. */
export const LongTextNarrow: Story = {
  args: {
    ...Numbered.args,
    caption:
      "L’approvisionnement des stations météorologiques australes, trois semaines avant l’hiver, vu depuis le pont.",
    credit: "Dessin : atelier Cormoret, d’après une photographie de bord.",
  },
  decorators: [narrow, column],
};

type InksStory = StoryObj<typeof InkDots>;

/** The five inks of a plate, at the end of its caption. */
export const Inks: InksStory = {
  render: (args) => <InkDots {...args} />,
  args: { inks: ["night", "sea", "vermilion", "sun", "dawn"] },
};

/** Two inks and the paper. */
export const InksTwo: InksStory = { ...Inks, args: { inks: ["kelp", "sun"] } };

/** On night the inks overprint each other and stay themselves. */
export const InksOnNight: InksStory = { ...Inks, parameters: { surface: "night" } };

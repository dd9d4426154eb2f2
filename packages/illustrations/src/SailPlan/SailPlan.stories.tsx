import type { Meta, StoryObj } from "@storybook/react-vite";
import sailsUrl from "../stories/pictures/sails.svg";
import { lighthouse, useHeld } from "@sillages/ui/stories";
import { spaces } from "../stories/spaces.ts";
import { Picture, SelectField, Stack } from "@sillages/ui";
import { ZoomPane } from "../ZoomPane/ZoomPane.tsx";
import { boats } from "./boats.ts";
import type { SailShape } from "./Sail.tsx";
import { SailCloseUp } from "./SailCloseUp.tsx";
import { SailPlan } from "./SailPlan.tsx";
import { SailSpaces, type SailSpacesProps } from "./SailSpaces.tsx";

const drawing = (boat: keyof typeof boats, alt: string) => {
  const { x, y, width, height } = boats[boat];
  return { src: `${sailsUrl}#svgView(viewBox(${x},${y},${width},${height}))`, width, height, alt };
};

const sails: readonly SailShape[] = [
  { id: "a", name: "Grand-voile de la rouge", boat: "first" },
  { id: "b", name: "Foc de la rouge", boat: "first" },
  { id: "c", name: "Grand-voile de la bleue", boat: "second" },
  { id: "d", name: "Spinnaker de la bleue", boat: "second" },
];

const drawings = {
  first: drawing("first", "Les voiles de la rouge"),
  second: drawing("second", "Les voiles de la bleue"),
};

const pictures = {
  first: <Picture picture={drawings.first} />,
  second: <Picture picture={drawings.second} />,
};

/** The plan, its spaces and the native list that chooses the same, as a page puts them together. */
const meta = {
  component: SailSpaces,
  parameters: { surface: "lagoon" },
  // On a telephone the plan is wider than its window.
  decorators: [
    (Story) => (
      <ZoomPane>
        <Story />
      </ZoomPane>
    ),
  ],
  argTypes: { onChoose: { action: "choose" }, onRefuse: { action: "refuse" } },
  args: { boat: "first", sails, spaces, chosen: [] },
  render: function Choosing(args: SailSpacesProps) {
    const [chosen, setChosen] = useHeld(args.chosen);
    const choose = (numbers: number[]) => {
      setChosen(numbers);
      args.onChoose?.(numbers);
    };
    const on = (boat: keyof typeof boats) => (
      <SailSpaces {...args} boat={boat} chosen={chosen} onChoose={choose} />
    );
    return (
      <Stack>
        <SailPlan
          label="Plan des quatre voiles"
          drawings={pictures}
          spaces={{ first: on("first"), second: on("second") }}
        />
        <SelectField
          label="Aller à une case"
          name="case"
          value={String(chosen.at(-1) ?? "")}
          options={[
            { value: "", label: "Aucune case choisie" },
            ...args.spaces.map(({ name, number, state }) => ({
              value: String(number),
              label: name,
              disabled: state === "taken",
            })),
          ]}
          onChange={(value) => choose(value ? [Number(value)] : [])}
        />
      </Stack>
    );
  },
} satisfies Meta<typeof SailSpaces>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Free spaces let the drawing through; the one taken is night, with a mark. */
export const Default: Story = {};

/** One is chosen: yellow, a thick rim, its number above all. */
export const Chosen: Story = { args: { chosen: [91] } };

/** Several can be chosen, on several sails. */
export const Multiple: Story = { args: { chosen: [12, 13, 38, 70] } };

/** A logo stands on the cloth of the chosen spaces; neighbours of one row share it. */
export const WithLogo: Story = {
  args: {
    chosen: [26, 97, 98, 99],
    spaces: spaces.map((space) => ({
      ...space,
      logo: { src: lighthouse.src, cloth: space.number > 67 ? "tomato" : "oldlace" },
    })),
  },
};

/** Until its spaces come, and without script, the plan is a picture. */
export const Alone: Story = {
  render: () => <SailPlan label="Plan des quatre voiles" drawings={pictures} />,
};

/** The same logo seen from near. */
export const CloseUp: Story = {
  render: () => (
    <SailCloseUp
      label="Le logo sur le spinnaker"
      boat="second"
      drawing={drawings.second.src}
      spaces={spaces
        .filter(({ number }) => number === 94 || number === 95)
        .map((space) => ({ ...space, logo: { src: lighthouse.src, cloth: "tomato" } }))}
    />
  ),
};

/** The drawing itself shows who holds the spaces that are taken. */
export const Drawn: Story = { args: { spaces: spaces.map((space) => ({ ...space, drawn: true })) } };

/** Everything is taken: the list names the spaces and offers none. */
export const AllTaken: Story = {
  args: { spaces: spaces.map((space) => ({ ...space, state: "taken" })) },
};

/** On a phone, one boat below the other. */
export const Phone: Story = { ...Chosen, globals: { viewport: { value: "phone390" } } };

/** At 320 px. */
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: "phone320" } } };

/** On night. */
export const OnNight: Story = { ...Chosen, parameters: { surface: "night" } };

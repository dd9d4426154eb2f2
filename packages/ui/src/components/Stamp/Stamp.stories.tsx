import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/Text.tsx";
import { Link } from "../Link/Link.tsx";
import { Stamp } from "./Stamp.tsx";

const meta = {
  component: Stamp,
  args: {
    children: (
      <>
        <Text tone="strong">Course des bassins</Text>
        <Link href="#depart" variant="standalone">
          Prendre le départ
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sun yellow, a little askew. */
export const Default: Story = {};

/** On another ink. */
export const Lagoon: Story = { args: { surface: "lagoon" } };

/** On night the rim stays that of the stamp. */
export const OnNight: Story = { parameters: { surface: "night" } };

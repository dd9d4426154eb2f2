import type { Meta, StoryObj } from "@storybook/react-vite";
import { Behaviors } from "../Behaviors/Behaviors.tsx";
import { narrow } from "../../stories/narrow.tsx";
import { SchemeSwitch } from "./SchemeSwitch.tsx";

const meta = {
  component: SchemeSwitch,
  args: { legend: "Thème", systemLabel: "Automatique", lightLabel: "Clair", darkLabel: "Sombre" },
  render: (args) => (
    <>
      <SchemeSwitch {...args} />
      <Behaviors />
    </>
  ),
} satisfies Meta<typeof SchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until somebody chooses, the page follows the system, and nothing is kept. */
export const Default: Story = {};

/** At the foot of a page, on night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** In a narrow parent the choices wrap. */
export const Narrow: Story = { decorators: [narrow] };

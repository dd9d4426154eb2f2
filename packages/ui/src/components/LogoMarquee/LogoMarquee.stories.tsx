import type { Meta, StoryObj } from "@storybook/react-vite";
import { logos, longStrip, strip } from "../../stories/logos.ts";
import { Behaviors } from "../Behaviors/Behaviors.tsx";
import { LogoMarquee } from "./LogoMarquee.tsx";
import { LogoStrip, type LogoStripProps } from "./LogoStrip.tsx";

const many = Array.from({ length: 5 }, (_, row) =>
  logos.map((logo) => ({ ...logo, name: `${logo.name} ${row + 1}` })),
).flat();

const row = (some: Pick<LogoStripProps, "logos" | "strip">) => (
  <LogoStrip label="Les maisons qui nous aident" newWindow="(nouvelle fenêtre)" {...some} />
);

const meta = {
  component: LogoMarquee,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Behaviors />
      </>
    ),
  ],
  args: {
    children: row({ logos: many, strip: longStrip }),
    pauseLabel: "Arrêter le défilement",
    playLabel: "Reprendre le défilement",
  },
} satisfies Meta<typeof LogoMarquee>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twenty logos that run without end. The mouse and the keyboard hold them still; the button stops them. */
export const Default: Story = {};

/** Four logos still fill the strip. */
export const Few: Story = { args: { children: row({ logos, strip }) } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone320" } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture } from "@sillages/ui";
import { lighthouse } from "@sillages/ui/stories";
import { useRef } from "react";
import { ZoomControls } from "./ZoomControls.tsx";
import { ZoomPane, type ZoomPaneProps } from "./ZoomPane.tsx";

const words = { label: "Loupe", closer: "Agrandir", farther: "Réduire", whole: "Tout voir" };

/** A drawing, and what brings it closer. */
const meta = {
  component: ZoomPane,
  args: { children: <Picture picture={lighthouse} /> },
  render: function Zooming(args: ZoomPaneProps) {
    const pane = useRef<HTMLDivElement>(null);
    return <ZoomPane {...args} ref={pane} controls={<ZoomControls pane={pane} words={words} />} />;
  },
} satisfies Meta<typeof ZoomPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without its controls, a drawing as any other. */
export const Alone: Story = { render: (args) => <ZoomPane {...args} /> };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

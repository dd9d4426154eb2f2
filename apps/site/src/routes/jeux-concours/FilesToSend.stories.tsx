import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilesToSend } from "./FilesToSend.tsx";

const meta = { component: FilesToSend, parameters: { path: "/jeux-concours" } } satisfies Meta<
  typeof FilesToSend
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a file is chosen. */
export const Default: Story = { globals: { now: "2026-01-10" } };

/** Nothing more is received: the same check, to practise. */
export const Closed: Story = { globals: { now: "2026-11-20" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemberGrid } from "./MemberGrid.still.tsx";
import { TeamBrowser } from "./TeamBrowser.tsx";

const meta = {
  component: TeamBrowser,
  args: { children: <MemberGrid /> },
  parameters: { path: "/equipe" },
} satisfies Meta<typeof TeamBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everyone, as the page opens. */
export const Default: Story = {};

/** On a phone the filters scroll in one line. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemberGrid } from "./MemberGrid.tsx";

const meta = { component: MemberGrid, parameters: { path: "/equipe" } } satisfies Meta<typeof MemberGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everyone, as the page opens. */
export const Default: Story = {};

/** On a phone the filters scroll in one line. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

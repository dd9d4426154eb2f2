import type { Meta, StoryObj } from "@storybook/react-vite";
import { Quotes } from "./Quotes.tsx";

const meta = { component: Quotes, parameters: { path: "/presse" } } satisfies Meta<typeof Quotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What may be printed as it is, with who said it and when. */
export const Default: Story = {};

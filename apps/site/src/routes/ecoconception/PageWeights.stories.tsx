import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageWeights } from "./PageWeights.tsx";

const meta = { component: PageWeights, parameters: { path: "/ecoconception" } } satisfies Meta<
  typeof PageWeights
>;

export default meta;
type Story = StoryObj<typeof meta>;

const weight = {
  scripts: 3_600,
  styles: 9_800,
  fonts: 44_200,
  requests: 11,
  whole: { total: 263_000, requests: 35 },
};

/** Measured by the build: here, two pages. */
export const Default: Story = {
  args: {
    pages: [
      { path: "/", html: 14_100, pictures: 48_000, total: 192_100, carbon: 0.0287, ...weight },
      { path: "/equipe", html: 11_900, pictures: 14_400, total: 156_300, carbon: 0.0231, ...weight },
    ],
  },
};

/** Before the site is built. */
export const Pending: Story = { args: { pages: [] } };

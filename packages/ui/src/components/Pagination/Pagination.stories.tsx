import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Pagination } from "./Pagination.tsx";

const meta = {
  component: Pagination,
  args: {
    label: "Pages du carnet",
    page: 5,
    count: 12,
    href: "#page-{page}",
    pageLabel: "Page {page}",
    previousLabel: "Page précédente",
    nextLabel: "Page suivante",
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle: the ends stay in reach. */
export const Default: Story = {};

/** At the beginning nothing leads back. */
export const First: Story = { args: { page: 1 } };

/** At the end nothing leads on. */
export const Last: Story = { args: { page: 12 } };

/** Few pages are all shown. */
export const Few: Story = { args: { page: 2, count: 3 } };

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** In a narrow column it takes two lines. */
export const Narrow: Story = { args: { count: 240, page: 121 }, decorators: [narrow] };

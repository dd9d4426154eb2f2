import type { Meta, StoryObj } from "@storybook/react-vite";
import { press, type PressItem } from "@sillages/content";
import { Review } from "./Review.tsx";

const meta = {
  component: Review,
  parameters: { path: "/presse" },
} satisfies Meta<typeof Review>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The coverage as it is: one article, in large. */
export const Default: Story = {};

const categories = ["presse-ecrite", "radio", "web", "television"] as const;

const many: readonly PressItem[] = press.flatMap((item) =>
  Array.from({ length: 24 }, (_, at) => ({
    ...item,
    id: `${item.id}-${at}`,
    category: categories[at % categories.length] ?? "web",
    featured: at === 0,
    title: at === 0 ? item.title : `${item.title}, épisode ${at + 1}`,
    fullDate: `${2025 - (at % 4)}-0${1 + (at % 9)}-15`,
    views: `${24 - at}.5K`,
  })),
);

/** Many: three by three, six more at a time, and every count follows. */
export const Many: Story = { args: { items: many } };

/** A tab that has nothing yet says whom to call. */
export const Bare: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("tab", { name: /Radio/ })),
};

/** A search that finds nothing gives a way out. */
export const Nothing: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByRole("searchbox"), "baleine"),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Headline } from "./Headline.tsx";

const meta = {
  component: Headline,
  args: { level: 2, children: "Vent debout, cap au nord" },
} satisfies Meta<typeof Headline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading of a part, in wood type. */
export const Default: Story = {};

/** The one heading of a page. */
export const Poster: Story = { args: { level: 1, size: "poster", children: "On lève l’ancre à l’aube" } };

/** The heading of a section. */
export const Section: Story = { args: { size: "section" } };

/** The heading of a card. */
export const Subtitle: Story = { args: { level: 3, size: "subtitle" } };

/** Can receive focus from script after a change of page, and shows no ring then. */
export const Focusable: Story = { args: { level: 1, focusable: true, id: "titre" } };

/** Words take the ink that reads on night. */
export const OnNight: Story = { parameters: { surface: "nuit" } };

/** Accented capitals and descenders never touch from line to line. */
export const LongText: Story = {
  args: { size: "section", children: "Équipage, œuvre, garçon, naïveté : À L’ÎLE D’YEU, ÇA SOUFFLE DÉJÀ !" },
};

/** A word longer than its parent breaks instead of overflowing. */
export const Narrow: Story = {
  args: { size: "section", children: "L’approvisionnement des stations météorologiques" },
  decorators: [narrow],
};

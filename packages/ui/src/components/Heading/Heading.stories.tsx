import type { Meta, StoryObj } from "@storybook/react-vite";
import { headlines, withoutFont } from "../../stories/headlines.css.ts";
import { narrow } from "../../stories/narrow.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

const meta = {
  component: Heading,
  args: { level: 2, children: "Vent debout, cap au nord" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

const fitted = Object.entries(headlines);

/** Every one of them as it stands in a section. */
const Specimens = () => (
  <Stack space="loose">
    {fitted.map(([name, fit]) => (
      <Heading key={name} level={2} size="section" fit={fit} />
    ))}
  </Stack>
);

/** The heading of a part, in wood type. */
export const Default: Story = {};

/** Lines cut by hand fill one measure by the width of their letters. */
export const Fitted: Story = { render: () => <Heading level={1} size="poster" fit={headlines.anchor} /> };

/** The headline that opens a site: its first line smaller, its letters as wide as they go. */
export const FittedHero: Story = { render: () => <Heading level={1} size="hero" fit={headlines.opening} /> };

/** The heading of a large part. */
export const FittedChapter: Story = {
  render: () => <Heading level={2} size="chapter" fit={headlines.waterline} />,
};

/** No comma, descender or accented capital touches the line below; a line too short at its widest grows. */
export const FittedSpecimens: Story = { render: Specimens };

/** At 320 px the measure shrinks with the page: nothing overflows. */
export const FittedPhone: Story = { ...FittedSpecimens, globals: { viewport: { value: "phone320" } } };

/** In a narrow parent too. */
export const FittedNarrow: Story = { ...FittedSpecimens, decorators: [narrow] };

/** While the font is on its way: the same heights, nearly the same lines. */
export const FittedWithoutFont: Story = {
  ...FittedSpecimens,
  decorators: [
    (Story) => (
      <div className={withoutFont}>
        <Story />
      </div>
    ),
  ],
};

/** The whole headline is a link. */
export const FittedLink: Story = {
  render: () => <Heading level={2} size="section" href="#port" fit={headlines.port} />,
};

/** The headline that opens a site, when its words are free. */
export const Hero: Story = { args: { level: 1, size: "hero" } };

/** The one heading of a page. */
export const Poster: Story = { args: { level: 1, size: "poster", children: "On lève l’ancre à l’aube" } };

/** The heading of a large part. */
export const Chapter: Story = { args: { size: "chapter" } };

/** The heading of a section. */
export const Section: Story = { args: { size: "section" } };

/** The heading of a card. */
export const Subtitle: Story = { args: { level: 3, size: "subtitle" } };

/** Can receive focus from script after a change of page, and shows no ring then. */
export const Focusable: Story = { args: { level: 1, focusable: true, id: "titre" } };

/** Words take the ink that reads on night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Accented capitals and descenders never touch from line to line. */
export const LongText: Story = {
  args: { size: "section", children: "Équipage, œuvre, garçon, naïveté : À L’ÎLE D’YEU, ÇA SOUFFLE DÉJÀ !" },
};

/** A word longer than its parent breaks instead of overflowing. */
export const Narrow: Story = {
  args: { size: "section", children: "L’approvisionnement des stations météorologiques" },
  decorators: [narrow],
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { Text } from "../Text/Text.tsx";
import { Link } from "./Link.tsx";

const meta = {
  component: Link,
  args: { children: "le journal de bord", href: "#journal" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Underlined by the ink of the wakes. */
export const Default: Story = {};

/** In a sentence: told from the words around it without colour. */
export const InSentence: Story = {
  render: (args) => (
    <Text>
      Tout est noté dans <Link {...args} />, jour après jour.
    </Text>
  ),
};

/** One of a list: as high as a finger, and the lines keep their pace. */
export const Listed: Story = {
  render: (args) => (
    <ul>
      {["Le carnet", "La route", "Les ports"].map((label) => (
        <li key={label}>
          <Link {...args} variant="listed">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  ),
};

/** By itself: a full target of 44 px. */
export const Alone: Story = { args: { variant: "standalone", children: "Lire le journal de bord" } };

/** A new window is shown by an arrow and said in words. */
export const NewWindow: Story = {
  args: {
    variant: "standalone",
    children: "Voir la carte",
    href: "https://embruns.example",
    newWindow: "(nouvelle fenêtre)",
  },
};

/** A file to keep: its format and weight are said before it is fetched. */
export const Download: Story = {
  args: { variant: "standalone", children: "Le carnet de bord", href: "#carnet", download: "PDF, 4 Mo" },
};

/** The link of the page one is on says so to a reader. */
export const Current: Story = { args: { variant: "standalone", children: "Journal", current: true } };

/** On night. */
export const OnNight: Story = { ...InSentence, parameters: { surface: "night" } };

/** On vermilion the underline is night. */
export const OnVermilion: Story = { ...InSentence, parameters: { surface: "vermilion" } };

/** A long link wraps and stays underlined. */
export const LongText: Story = {
  args: { variant: "standalone", children: "Lire le récit complet de l’escale aux stations australes" },
  decorators: [narrow],
};

/** Under the hand and at rest, side by side. */
export const States: Story = states(Link);

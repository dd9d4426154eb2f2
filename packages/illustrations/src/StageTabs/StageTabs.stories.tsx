import type { Meta, StoryObj } from "@storybook/react-vite";
import { anchor, headland, lighthouse, sail, useHeld } from "@sillages/ui/stories";
import { CardTitle, Stack, Text } from "@sillages/ui";
import { StageFlag } from "./StageFlag.tsx";
import { StagePoster } from "./StagePoster.tsx";
import { StageTabs } from "./StageTabs.tsx";

const stage = (id: string, title: string, when: string, place: string, picture = sail) => ({
  id,
  poster: (
    <StagePoster
      picture={picture}
      when={when}
      title={title}
      place={place}
      figure={{
        value: "24",
        text: "escales, de Brest à Horta. À chacune, deux jours à quai et le pont ouvert à tous.",
      }}
    />
  ),
  panel: (
    <Stack space="near">
      <CardTitle level={3} size="large">
        {title}, jour après jour
      </CardTitle>
      <Text>Quatre heures de quart, huit heures de repos, et le ciel pour tout décor.</Text>
      <StageFlag picture={anchor}>Pavillon jaune : mon navire est indemne.</StageFlag>
    </Stack>
  ),
});

const stages = [
  stage("chantier", "Le chantier", "Déc. – mars", "Au bassin", headland),
  stage("essais", "Les essais", "Avril", "En rade", lighthouse),
  stage("tour", "Le tour des feux", "Mai – août", "De Brest à Horta"),
  stage("retour", "Le retour", "Septembre", "Au port", lighthouse),
];

const meta = {
  component: StageTabs,
  args: { label: "Les étapes du voyage", stages, value: "tour", onChange: () => undefined },
  render: function Choosing(args) {
    const [value, choose] = useHeld(args.value);
    return <StageTabs {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof StageTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Posters one above the other; the chosen one is whole, on vermilion, and its panel is beside them. */
export const Default: Story = {};

/** Two share the row. */
export const Two: Story = {
  args: { stages: stages.slice(0, 2), value: "essais" },
};

/** On a phone the posters fold into lines, and the chosen one opens. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Long titles and places at 320 px: nothing is cut. */
export const LongText: Story = {
  globals: { viewport: { value: "phone320" } },
  args: {
    value: "stations",
    stages: [
      stage(
        "stations",
        "L’approvisionnement des stations météorologiques",
        "D’octobre à mai",
        "Dans les mers australes",
      ),
      stage(
        "retour",
        "L’approvisionnement des stations météorologiques",
        "D’octobre à mai",
        "Dans les mers australes",
      ),
    ],
  },
};

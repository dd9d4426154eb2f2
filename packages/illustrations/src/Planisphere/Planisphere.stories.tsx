import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { surface } from "@sillages/ui/theme";
import { Planisphere, type PlanisphereProps } from "./Planisphere.tsx";
import { StageMap } from "./StageMap.tsx";
import type { Coordinates } from "./projection.ts";

const atlantic: Coordinates[] = [
  [-3.4, 47.7],
  [-10, 43],
  [-14, 34],
  [-16.5, 28],
  [-22, 19],
  [-25, 14.5],
  [-31, 3],
  [-34.5, -7],
  [-43, 0.5],
  [-52, 8],
  [-62, 11.4],
  [-71, 13],
  [-75.8, 11.2],
  [-79.6, 10],
  [-82.2, 11],
  [-83, 14.5],
  [-84.5, 16.8],
  [-86, 21],
  [-83.6, 23.6],
  [-78, 24.2],
  [-73.4, 21.2],
  [-62, 25],
  [-45, 33],
  [-28, 38.4],
  [-14, 44.5],
  [-3.4, 47.7],
];
const north: Coordinates[] = [
  [-3.4, 47.7],
  [-5.3, 48.2],
  [-4.4, 49],
  [-2, 50],
  [1.6, 50.8],
  [3.7, 52.5],
  [7.4, 54.4],
  [7.6, 56.6],
  [10.6, 58],
  [10.6, 59.2],
  [8, 57.6],
  [5, 58.6],
  [4.3, 60.2],
  [-1.4, 57.1],
  [0.4, 54],
  [1.9, 51.2],
  [-5.8, 49.9],
  [-9.8, 43],
  [-9.6, 38.6],
  [-6.9, 36.2],
  [-2, 36.4],
  [2.4, 40.8],
  [8.6, 43.9],
  [2, 39],
  [-5.6, 35.95],
  [-10, 37],
  [-9.8, 43],
  [-3.4, 47.7],
];

interface Chosen extends PlanisphereProps {
  /** The stage chosen at first. */
  selected: string;
  onSelect?: (id: string) => void;
}

/** What the map shows once a stage is chosen. */
const said: Readonly<Record<string, string>> = {
  carene: "le carénage, à Groix",
  ecoles: "les écoles de France",
  cotes: "la route des côtes",
  boucle: "la boucle de l’Atlantique",
};

function ChoosingMap({ selected: first, onSelect, ...map }: Chosen) {
  const [selected, select] = useState(first);
  return (
    <StageMap
      stages={map.stages.map(({ id }) => id)}
      selected={selected}
      label={`Carte : ${said[selected] ?? "le monde"}`}
      onSelect={(id) => {
        select(id);
        onSelect?.(id);
      }}
    >
      <Planisphere {...map} />
    </StageMap>
  );
}

const meta = {
  component: ChoosingMap,
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div className={surface.paper}>
        <Story />
      </div>
    ),
  ],
  argTypes: { onSelect: { action: "select" } },
  args: {
    label: "Carte de l’Atlantique : une boucle de Lorient aux Caraïbes et retour.",
    insetLabel: "Dans un hublot, la carte de l’Europe : une route d’Oslo à Gênes.",
    portsLabel: "Mouillages",
    selected: "boucle",
    home: { name: "Lorient", position: [-3.4, 47.7] },
    countries: [
      { label: "Pays visités", tone: "sun", codes: ["MX", "BR", "CO", "PA", "CU", "DO", "VE"] },
      { label: "Pays voisins", tone: "dawn", codes: ["ES", "PT", "GB", "IE", "NO", "SE", "DE", "IT", "FR"] },
    ],
    stages: [
      { id: "carene", place: [-3.4, 47.7] },
      { id: "ecoles", country: "FR" },
      {
        id: "cotes",
        frame: "inset",
        route: north,
        ports: north.slice(4, 22),
      },
      {
        id: "boucle",
        route: atlantic,
        ports: atlantic.slice(7, 21),
      },
    ],
    names: [
      { name: "Açores", position: [-28, 38.4], side: "above" },
      { name: "Mindelo", position: [-25, 14.5], side: "left" },
      { name: "Fortaleza", position: [-34.5, -7] },
    ],
    insetNames: [
      { name: "Oslo", position: [10.6, 59.2], side: "above" },
      { name: "Lisbonne", position: [-9.6, 38.6] },
    ],
  },
} satisfies Meta<typeof ChoosingMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen stage draws its road as two wakes; the other waits as dashes. */
export const Default: Story = {};

/** A stage in the porthole. */
export const InPorthole: Story = { args: { selected: "cotes" } };

/** A stage at one place: a ring around the harbour. */
export const OnePlace: Story = { args: { selected: "carene" } };

/** A stage ashore inks its country. */
export const OneCountry: Story = { args: { selected: "ecoles" } };

/** On a tablet the porthole leaves the Atlantic its names, and the legend stands under the sea. */
export const Tablet: Story = {
  args: {
    names: [
      { name: "Saint-Domingue", position: [-69.9, 18.5] },
      { name: "Salvador de Bahia", position: [-38.5, -13] },
      { name: "Montevideo", position: [-56.2, -34.9] },
    ],
    insetNames: [
      { name: "Lerwick", position: [-1.1, 60.2], side: "left" },
      { name: "Oslo", position: [10.6, 59.2], side: "above" },
      { name: "Gdynia", position: [18.5, 54.5] },
      { name: "Dublin", position: [-6.3, 53.3], side: "left" },
      { name: "Lisbonne", position: [-9.6, 38.6] },
    ],
  },
  globals: { viewport: { value: "tablet" } },
};

/** On a phone, another composition: the Atlantic, then the porthole. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** At 320 px nothing is cut. */
export const Narrow: Story = { ...InPorthole, globals: { viewport: { value: "phone320" } } };

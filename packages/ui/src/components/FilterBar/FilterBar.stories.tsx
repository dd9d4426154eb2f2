import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { ToggleButton } from "../ToggleButton/ToggleButton.tsx";
import { Fieldset } from "../Fieldset/Fieldset.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import { FilterBar } from "./FilterBar.tsx";

const chips = (names: Record<string, number>, pressed?: string) =>
  Object.entries(names).map(([name, count]) => (
    <ToggleButton key={name} size="small" count={count} pressed={name === pressed}>
      {name}
    </ToggleButton>
  ));

const search = (value: string) => (
  <SearchField
    label="Rechercher"
    name="recherche"
    placeholder="Un port, un mois"
    clearLabel="Effacer la recherche"
    value={value}
    onChange={() => {}}
  />
);

const meta = {
  component: FilterBar,
  args: {
    search: search("foil"),
    sort: (
      <SelectField
        label="Trier par"
        name="tri"
        options={[
          { value: "recent", label: "Date, du plus récent" },
          { value: "name", label: "Port, de A à Z" },
        ]}
      />
    ),
    label: "Filtres",
    active: 2,
    activeLabel: "2 actifs",
    children: (
      <>
        <Fieldset legend="Année" layout="row">
          {chips({ "2026": 41, "2025": 19, "2024": 4 }, "2026")}
        </Fieldset>
        <Fieldset legend="Langue" layout="row">
          {chips({ Français: 33, Anglais: 5, Espagnol: 3 }, "Français")}
        </Fieldset>
      </>
    ),
    result: (
      <>
        <strong>7 résultats</strong> pour « foil », 2026, en français.
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two filters are on. The panel is unfolded on a desk and folded on a phone. */
export const Default: Story = {};

/** Beside the result, a button that clears it all. */
export const WithActions: Story = {
  args: {
    actions: (
      <Button size="small" variant="secondary" plain>
        Tout effacer
      </Button>
    ),
  },
};

/** Nothing is searched or filtered: nothing is said. */
export const AtRest: Story = { args: { search: search(""), active: 0, result: undefined } };

/** Nothing is found. */
export const Empty: Story = {
  args: { result: "Calme plat. Aucun port ne contient « foil » en 2026." },
};

/** A list with one order only. */
export const WithoutSort: Story = { args: { sort: undefined } };

/** Many chips wrap in their panel. */
export const Many: Story = {
  args: {
    children: (
      <Fieldset legend="Port d’attache" layout="row">
        {chips({
          "Saint-Gwennolé-les-Grèves": 12,
          Portivy: 3,
          "L’Île-aux-Moines-du-Large": 0,
          Kerhostin: 7,
          "Port-Navalo-sur-Rhuys": 21,
          Locmaria: 1,
        })}
      </Fieldset>
    ),
  },
};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

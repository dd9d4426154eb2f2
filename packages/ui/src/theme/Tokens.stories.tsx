import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "../components/Disclosure/Disclosure.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { inkNames } from "../stories/inkNames.ts";
import { keysOf } from "../stories/keysOf.ts";
import { colorLines, scaleLines } from "../stories/tokenLines.tsx";
import { Patch, TokenTable } from "../stories/TokenTable.tsx";
import { ink } from "./primitives.ts";
import type { scale } from "./scale.ts";
import { surfaces } from "./surfaces.ts";

/**
 * Le nom à taper pour chaque jeton. Dans un fichier `.css.ts`, `theme` vient de `@sillages/ui/theme`, ailleurs, la variable CSS
 * suffit. Pour Figma et les autres outils, tout est dans `@sillages/ui/tokens.json` (format Design Tokens, 2025.10), écrit à chaque
 * construction du kit dans `packages/ui/dist/tokens.json`.
 */
const meta = {
  title: "Jetons",
  parameters: { unpictured: "Names and values, already compared where they are used." },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Un rôle garde son nom sur toutes les encres ; sa couleur change avec le fond. Le contraste est mesuré sur ce fond. */
export const Colors: Story = {
  render: () => (
    <Stack>
      {keysOf(surfaces).map((name) => (
        <Disclosure key={name} label={`Sur ${inkNames[name]}`} open={name === "paper"}>
          <TokenTable
            caption={`surface.${name}, ${inkNames[name]}`}
            noteLabel="Contraste"
            lines={colorLines(name)}
          />
        </Disclosure>
      ))}
    </Stack>
  ),
};

/** Les encres n’ont pas de nom à taper, un composant demande un rôle. Dans `tokens.json` elles sont sous `ink`. */
export const Palette: Story = {
  render: () => (
    <ul style={{ display: "grid", gap: "8px", gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))" }}>
      {keysOf(ink).map((name) => (
        <li key={name}>
          <Patch color={ink[name]} />
          {`${inkNames[name]} · `}
          <code>{`{ink.${name}} ${ink[name].toUpperCase()}`}</code>
        </li>
      ))}
    </ul>
  ),
};

type Captions = readonly (readonly [family: keyof typeof scale, caption: string])[];

const measures = (captions: Captions): Story => ({
  render: () => (
    <Stack space="wide">
      {captions.map(([family, caption]) => (
        <TokenTable key={family} caption={caption} lines={scaleLines(family)} />
      ))}
    </Stack>
  ),
});

/** Du cheveu à la hauteur d’une section, les filets, les rayons, les largeurs. */
export const Measures = measures([
  ["space", "Espaces"],
  ["border", "Filets"],
  ["radius", "Rayons"],
  ["size", "Tailles"],
  ["measure", "Longueurs de ligne"],
]);

/** Les deux caractères et leurs corps, mesurés à la page Typographie. */
export const Type = measures([
  ["font", "Caractères"],
  ["fontSize", "Corps"],
]);

/** Les durées et l’unique courbe, puis ce qui passe par-dessus quoi. */
export const MotionAndLayers = measures([
  ["motion", "Durées"],
  ["ease", "Courbe"],
  ["layer", "Plans"],
]);

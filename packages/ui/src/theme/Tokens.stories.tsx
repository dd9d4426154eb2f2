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

const meta = {
  title: "Jetons",
  parameters: { unpictured: "Names and values, already compared where they are used." },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A role keeps its name on all inks; its colour changes with the ground. */
export const Colors: Story = {
  render: () => (
    <Stack>
      {keysOf(surfaces).map((name) => (
        <Disclosure key={name} label={`Sur ${inkNames[name]}`} open={name === "paper"}>
          <TokenTable caption={`surface.${name}, ${inkNames[name]}`} nightly lines={colorLines(name)} />
        </Disclosure>
      ))}
    </Stack>
  ),
};

/** The inks have no name to type; in `tokens.json` they are under `ink`. */
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

/** From a hair to the height of a section. */
export const Measures = measures([
  ["space", "Espaces"],
  ["border", "Filets"],
  ["radius", "Rayons"],
  ["size", "Tailles"],
  ["measure", "Longueurs de ligne"],
]);

/** The two families and their sizes. */
export const Type = measures([
  ["font", "Caractères"],
  ["fontSize", "Corps"],
]);

/** The durations and the one curve, then what passes over what. */
export const MotionAndLayers = measures([
  ["motion", "Durées"],
  ["ease", "Courbe"],
  ["layer", "Plans"],
]);

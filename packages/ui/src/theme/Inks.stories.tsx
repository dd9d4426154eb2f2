import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../components/Grid/Grid.tsx";
import { InkTile } from "../stories/InkTile.tsx";
import { keysOf } from "../stories/keysOf.ts";
import { Swatch } from "../stories/Swatch.tsx";
import { ink } from "./primitives.ts";
import { surfaces } from "./surfaces.ts";

/** Cinq encres sur du papier, leurs teintes et leurs contrastes, mesurés ici même selon les WCAG 2.2. */
const meta = { title: "Encres", parameters: { bare: true } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Toutes les encres qui peuvent servir de fond. Un composant n’en nomme jamais une, il prend les rôles de son fond. */
export const Surfaces: Story = {
  render: () => (
    <Grid as="ul" columns="thirds" space="none">
      {keysOf(surfaces).map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </Grid>
  ),
};

/** Les encres elles-mêmes, et le texte, nuit ou papier, qui s’y lit. */
export const Palette: Story = {
  render: () => (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))" }}>
      {keysOf(ink).map((name) => (
        <InkTile key={name} name={name} hex={ink[name]} />
      ))}
    </ul>
  ),
};

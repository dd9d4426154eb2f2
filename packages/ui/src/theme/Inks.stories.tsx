import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../components/Grid/Grid.tsx";
import { InkTile } from "../stories/InkTile.tsx";
import { keysOf } from "../stories/keysOf.ts";
import { Swatch } from "../stories/Swatch.tsx";
import { ink } from "./primitives.ts";
import { nightSurfaces, surfaces } from "./surfaces.ts";

const meta = { title: "Encres", parameters: { bare: true } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The inks that may be a ground. A component names none: it takes the roles of its ground. */
export const Surfaces: Story = {
  render: () => (
    <Grid as="ul" columns="thirds" space="none">
      {keysOf(surfaces).map((name) => (
        <Swatch key={name} name={name} roles={surfaces[name]} scheme="light" />
      ))}
    </Grid>
  ),
};

/** The same by night: what is paper, or hardly tinted, takes an ink of the night; what is loud stays so. */
export const ByNight: Story = {
  render: () => (
    <Grid as="ul" columns="thirds" space="none">
      {keysOf(nightSurfaces).map((name) => (
        <Swatch key={name} name={name} roles={nightSurfaces[name]} scheme="dark" />
      ))}
    </Grid>
  ),
};

/** The inks themselves, and the text, night or paper, that reads on them. */
export const Palette: Story = {
  render: () => (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))" }}>
      {keysOf(ink).map((name) => (
        <InkTile key={name} name={name} hex={ink[name]} />
      ))}
    </ul>
  ),
};

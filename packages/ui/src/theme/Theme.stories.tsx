import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../components/Grid/Grid.tsx";
import { keysOf } from "../stories/keysOf.ts";
import { ScaleRow } from "../stories/ScaleRow.tsx";
import { Swatch } from "../stories/Swatch.tsx";
import { surfaces } from "./surfaces.ts";
import { theme } from "./theme.css.ts";

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = keysOf(surfaces);

/** Every ink that can be a ground, with every role that a component may ask for there. */
export const Surfaces: Story = {
  parameters: { bare: true },
  render: () => (
    <Grid as="ul" columns="quarters" gap="none">
      {names.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </Grid>
  ),
};

const wood = {
  poster: "70%",
  section: "70%",
  figure: "74%",
  title: "72%",
  subtitle: "80%",
  label: "88%",
} as const;

/** Wood type: headings and figures, from the poster down to the label of a button. */
export const WoodType: Story = {
  render: () => (
    <ul>
      {keysOf(wood).map((size) => (
        <ScaleRow key={size} name={`${size}, chasse ${wood[size].replace("%", " %")}`}>
          <p
            style={{
              fontFamily: theme.font.display,
              fontWeight: 900,
              fontStretch: wood[size],
              fontSize: theme.fontSize[size],
              lineHeight: 1.25,
            }}
          >
            À l’Île-aux-Œuvres
          </p>
        </ScaleRow>
      ))}
    </ul>
  ),
};

/** Text type: what is read at length. */
export const TextType: Story = {
  render: () => (
    <ul>
      {(["lead", "body", "small"] as const).map((size) => (
        <ScaleRow key={size} name={size}>
          <p style={{ fontSize: theme.fontSize[size] }}>
            {"« Où va-t-on ? » Vers l’ouest : 1 200 milles, 14 °C, et du CO₂ à mesurer."}
          </p>
        </ScaleRow>
      ))}
    </ul>
  ),
};

/** Room between two things, from a hair to the height of a section. */
export const Spaces: Story = {
  render: () => (
    <ul>
      {keysOf(theme.space).map((space) => (
        <ScaleRow key={space} name={space}>
          <div
            style={{ width: theme.space[space], height: "16px", background: theme.color.strong.background }}
          />
        </ScaleRow>
      ))}
    </ul>
  ),
};

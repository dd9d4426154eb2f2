import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../components/Grid/Grid.tsx";
import { allows, contrast, ratioInWords } from "../stories/contrast.ts";
import { keysOf } from "../stories/keysOf.ts";
import { Swatch } from "../stories/Swatch.tsx";
import { ink } from "./primitives.ts";
import { surfaces } from "./surfaces.ts";
import { theme } from "./theme.css.ts";

/** Cinq encres sur du papier, leurs teintes et leurs contrastes, mesurés ici même selon les WCAG 2.2. */
const meta = { parameters: { bare: true } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Toutes les encres qui peuvent servir de fond. Un composant n’en nomme jamais une, il prend les rôles de son fond. */
export const Surfaces: Story = {
  render: () => (
    <Grid as="ul" columns="thirds" gap="none">
      {keysOf(surfaces).map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </Grid>
  ),
};

const against = ["nuit", "papier"] as const;

/** Les encres elles-mêmes, avec ce que le texte nuit et le texte papier y donnent. */
export const Palette: Story = {
  render: () => (
    <ul>
      {keysOf(ink).map((name) => (
        <li
          key={name}
          style={{
            display: "grid",
            gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
            alignItems: "stretch",
          }}
        >
          <span style={{ padding: theme.space.near }}>
            {name} {ink[name].toUpperCase()}
          </span>
          {against.map((text) => {
            const ratio = contrast(ink[name], ink[text]);
            return (
              <span
                key={text}
                style={{
                  background: ink[name],
                  padding: theme.space.near,
                  ...(ratio >= 4.5 && { color: ink[text] }),
                }}
              >
                {ratio >= 4.5 ? `${text} ${ratioInWords(ratio)} ${allows(ratio)}` : ""}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  ),
};

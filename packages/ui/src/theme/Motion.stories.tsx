import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../components/Grid/Grid.tsx";
import { keysOf } from "../stories/keysOf.ts";
import { MotionSample } from "../stories/MotionSample.tsx";
import { theme } from "./theme.css.ts";

/** Peu de mouvement, toujours pour dire quelque chose, et une seule courbe. Rien ne bouge pour qui l’a demandé. */
const meta = { title: "Mouvement" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Les durées du thème, à jouer une à une. Le réglage Mouvement de la barre d’outils les éteint. */
export const Default: Story = {
  render: () => (
    <Grid as="ul" columns="thirds">
      {keysOf(theme.motion).map((motion) => (
        <MotionSample key={motion} name={motion} duration={theme.motion[motion]} />
      ))}
    </Grid>
  ),
};

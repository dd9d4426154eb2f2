import type { Meta, StoryObj } from "@storybook/react-vite";
import { keysOf } from "../stories/keysOf.ts";
import { Measured } from "../stories/Measured.tsx";
import { theme } from "./theme.css.ts";

/** Le papier vide fait partie de l’affiche. Huit pas, et trois mesures qui suivent la fenêtre. */
const meta = { title: "Espaces" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Du cheveu à la hauteur d’une section. */
export const Default: Story = {
  render: () => (
    <ul>
      {keysOf(theme.space).map((space) => (
        <Measured
          key={space}
          name={space}
          property="width"
          style={{ width: theme.space[space], height: "16px", background: theme.color.strong.background }}
        />
      ))}
    </ul>
  ),
};

/** Contrôle, erreur et focus, séparateur d’affiche. Aucune ombre, la profondeur vient des aplats. */
export const Borders: Story = {
  render: () => (
    <ul>
      {keysOf(theme.border).map((border) => (
        <Measured
          key={border}
          name={border}
          property="borderTopWidth"
          style={{
            width: "12rem",
            height: "3rem",
            border: `${theme.border[border]} solid ${theme.color.border.control}`,
          }}
        />
      ))}
    </ul>
  ),
};

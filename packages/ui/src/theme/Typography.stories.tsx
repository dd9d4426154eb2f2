import type { Meta, StoryObj } from "@storybook/react-vite";
import { Measured } from "../stories/Measured.tsx";
import { theme } from "./theme.css.ts";

/** Le caractère bois pour ce qui se crie, Instrument Sans pour ce qui se lit. Les corps sont mesurés dans cette fenêtre. */
const meta = { title: "Typographie" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const wood = [
  ["poster", "70%"],
  ["section", "70%"],
  ["figure", "74%"],
  ["title", "72%"],
  ["subtitle", "80%"],
  ["label", "88%"],
] as const;

/** Titres et chiffres, de l’affiche au libellé d’un bouton. Jamais d’italique, jamais de capitales pour crier plus fort. */
export const WoodType: Story = {
  render: () => (
    <ul>
      {wood.map(([size, fontStretch]) => (
        <Measured
          key={size}
          name={`${size}, chasse ${fontStretch.replace("%", " %")}`}
          property="fontSize"
          style={{
            fontFamily: theme.font.display,
            fontWeight: 900,
            fontStretch,
            fontSize: theme.fontSize[size],
            lineHeight: 1.25,
          }}
        >
          À l’Île-aux-Œuvres
        </Measured>
      ))}
    </ul>
  ),
};

const widths = ["58%", "72%", "92%", "112%", "132%", "150%"] as const;

/** La chasse, de la plus serrée à la plus large. C’est elle qui justifie un titre, jamais l’interlettrage. */
export const Widths: Story = {
  render: () => (
    <ul>
      {widths.map((fontStretch) => (
        <Measured
          key={fontStretch}
          name={`Chasse ${fontStretch.replace("%", " %")}`}
          property="fontSize"
          style={{
            fontFamily: theme.font.display,
            fontWeight: 900,
            fontStretch,
            fontSize: theme.fontSize.title,
            lineHeight: 1.25,
          }}
        >
          Cap à l’ouest
        </Measured>
      ))}
    </ul>
  ),
};

/** Ce qui se lit longtemps. Rien sous quatorze pixels. */
export const TextType: Story = {
  render: () => (
    <ul>
      {(["lead", "body", "small"] as const).map((size) => (
        <Measured key={size} name={size} property="fontSize" style={{ fontSize: theme.fontSize[size] }}>
          {"« Où va-t-on ? » Vers l’ouest : 1 200 milles, 14 °C, et du CO₂ à mesurer."}
        </Measured>
      ))}
    </ul>
  ),
};

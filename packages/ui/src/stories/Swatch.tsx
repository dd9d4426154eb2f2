import { Button } from "../components/Button/Button.tsx";
import { Headline } from "../components/Headline/Headline.tsx";
import { Text } from "../components/Text/Text.tsx";
import { WakeDivider } from "../components/WakeDivider/WakeDivider.tsx";
import { type SurfaceName, surfaces } from "../theme/surfaces.ts";
import { surface, theme } from "../theme/theme.css.ts";
import { keysOf } from "./keysOf.ts";

const frenchNames: Record<SurfaceName, string> = {
  papier: "Papier",
  papier2: "Papier 2",
  soleil: "Soleil",
  soleil2: "Soleil 2",
  aube: "Aube",
  aube2: "Aube 2",
  lagon: "Lagon",
  vermillon: "Vermillon",
  nuit: "Nuit",
  nuit2: "Nuit 2",
  iroise: "Iroise",
  brique: "Brique",
  algue: "Algue",
};

const textRoles = {
  default: "Texte",
  muted: "Texte discret",
  accent: "Accent",
  data: "Donnée",
  success: "Réussite",
  error: "Erreur",
} as const satisfies Record<keyof typeof theme.color.text, string>;

const panels = [
  ["Aplat relevé", theme.color.surface.raised, theme.color.text.default],
  ["Choisi", theme.color.selected.background, theme.color.selected.text],
  ["Champ", theme.color.field.background, theme.color.field.text],
  ["Exemple dans un champ", theme.color.field.background, theme.color.field.placeholder],
] as const;

/** One ink as a ground, with every role that a component may ask for there. */
export function Swatch({ name }: { name: SurfaceName }) {
  const { space, color, border } = theme;
  return (
    <li className={surface[name]} style={{ display: "grid", gap: space.close, padding: space.regular }}>
      <Headline level={3} size="subtitle">
        {frenchNames[name]}
      </Headline>
      <Text size="small">{surfaces[name].surface.page.toUpperCase()}</Text>
      {keysOf(textRoles).map((role) => (
        <p key={role} style={{ color: color.text[role] }}>
          {textRoles[role]}
        </p>
      ))}
      {panels.map(([words, background, ink]) => (
        <p key={words} style={{ background, color: ink, padding: space.close }}>
          {words}
        </p>
      ))}
      <p style={{ border: `${border.control} solid ${color.border.control}`, padding: space.close }}>Cadre</p>
      <p style={{ border: `${border.strong} solid ${color.border.error}`, padding: space.close }}>
        Cadre d’erreur
      </p>
      <Button size="small">Action</Button>
      <Button size="small" tone="strong">
        Action forte
      </Button>
      <Button size="small" disabled>
        Désactivée
      </Button>
      <WakeDivider />
    </li>
  );
}

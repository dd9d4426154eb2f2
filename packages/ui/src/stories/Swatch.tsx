import { Button } from "../components/Button/Button.tsx";
import { Heading } from "../components/Heading/Heading.tsx";
import { Text } from "../components/Text/Text.tsx";
import { Divider } from "../components/Divider/Divider.tsx";
import type { SurfaceColors, SurfaceName } from "../theme/surfaces.ts";
import { surface } from "../theme/surfaces.css.ts";
import { theme } from "../theme/theme.css.ts";
import { allows, contrast, ratioInWords } from "./contrast.ts";
import { schemes } from "./docs.css.ts";
import { inkNames } from "./inkNames.ts";

/** Each pair that a component may ask for: what a designer calls it, its ground, what is read on it. */
const pairsOf = ({ field, selected, surface, text }: SurfaceColors) =>
  [
    ["Texte", surface.page, text.default],
    ["Texte discret", surface.page, text.muted],
    ["Accent", surface.page, text.accent],
    ["Donnée", surface.page, text.data],
    ["Réussite", surface.page, text.success],
    ["Erreur", surface.page, text.error],
    ["Aplat relevé", surface.raised, text.default],
    ["Choisi", selected.background, selected.text],
    ["Champ", field.background, field.text],
    ["Exemple dans un champ", field.background, field.placeholder],
  ] as const;

function Pair({ name, ground, ink, bare }: { name: string; ground: string; ink: string; bare: boolean }) {
  const ratio = contrast(ground, ink);
  return (
    <li
      style={{
        display: "flex",
        justifyContent: "space-between",
        gap: theme.space.close,
        padding: bare ? 0 : theme.space.close,
        background: ground,
        color: ink,
      }}
    >
      <span>{name}</span>
      <span>
        {ratioInWords(ratio)} {allows(ratio)}
      </span>
    </li>
  );
}

export interface SwatchProps {
  name: SurfaceName;
  /** What the ink gives to each role in that scheme. */
  roles: SurfaceColors;
  scheme: "light" | "dark";
}

/** One ink as a ground: every role that a component may ask for there, with its measured contrast. */
export function Swatch({ name, roles, scheme }: SwatchProps) {
  const { space, color, border } = theme;
  const { page } = roles.surface;
  return (
    <li
      className={`${surface[name]} ${schemes[scheme]}`}
      style={{ display: "grid", alignContent: "start", gap: space.near, padding: space.regular }}
    >
      <Heading level={3} size="subtitle">
        {inkNames[name]}
      </Heading>
      <Text size="small">
        {name} · {page.toUpperCase()}
      </Text>
      <ul style={{ display: "grid", gap: space.close }}>
        {pairsOf(roles).map(([words, ground, ink]) => (
          <Pair key={words} name={words} ground={ground} ink={ink} bare={ground === page} />
        ))}
      </ul>
      <p style={{ border: `${border.control} solid ${color.border.control}`, padding: space.close }}>
        Cadre {ratioInWords(contrast(page, roles.border.control))}
      </p>
      <p style={{ border: `${border.strong} solid ${color.border.error}`, padding: space.close }}>
        Cadre d’erreur {ratioInWords(contrast(page, roles.border.error))}
      </p>
      <Button size="small">Action</Button>
      <Button size="small" variant="accent">
        Action forte
      </Button>
      <Button size="small" disabled>
        Désactivée
      </Button>
      <Divider />
    </li>
  );
}

import { Heading } from "../components/Heading/Heading.tsx";
import { surfaces } from "../theme/surfaces.ts";
import { theme } from "../theme/theme.css.ts";
import { allows, contrast, ratioInWords } from "./contrast.ts";
import { inkNames } from "./inkNames.ts";

const texts = (["night", "paper"] as const).map((name) => ({ name, ink: surfaces[name].surface.page }));

/** One ink: its name, its value, and what may be read on it. */
export function InkTile({ name, hex }: { name: keyof typeof inkNames; hex: string }) {
  const readable = texts
    .map((text) => ({ ...text, ratio: contrast(hex, text.ink) }))
    .filter(({ ratio }) => ratio >= 4.5);
  return (
    <li
      style={{
        display: "flex",
        flexDirection: "column",
        gap: theme.space.hair,
        minHeight: "11rem",
        padding: theme.space.regular,
        background: hex,
        color: readable[0]?.ink,
      }}
    >
      <Heading level={3} size="subtitle">
        {inkNames[name]}
      </Heading>
      <span>{hex.toUpperCase()}</span>
      <ul style={{ marginBlockStart: "auto" }}>
        {readable.map(({ name: text, ink, ratio }) => (
          <li key={text} style={{ color: ink }}>
            {inkNames[text]} {ratioInWords(ratio)} {allows(ratio)}
          </li>
        ))}
      </ul>
    </li>
  );
}

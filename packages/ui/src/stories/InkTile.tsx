import { Headline } from "../components/Headline/Headline.tsx";
import { ink } from "../theme/primitives.ts";
import { theme } from "../theme/theme.css.ts";
import { allows, contrast, ratioInWords } from "./contrast.ts";
import { inkNames } from "./inkNames.ts";

const texts = ["nuit", "papier"] as const;

/** One ink: its name, its value, and what may be read on it. */
export function InkTile({ name }: { name: keyof typeof ink }) {
  const readable = texts
    .map((text) => ({ text, ratio: contrast(ink[name], ink[text]) }))
    .filter(({ ratio }) => ratio >= 4.5);
  return (
    <li
      style={{
        display: "flex",
        flexDirection: "column",
        gap: theme.space.hair,
        minHeight: "11rem",
        padding: theme.space.regular,
        background: ink[name],
        color: ink[readable[0]?.text ?? "nuit"],
      }}
    >
      <Headline level={3} size="subtitle">
        {inkNames[name]}
      </Headline>
      <span>{ink[name].toUpperCase()}</span>
      <ul style={{ marginBlockStart: "auto" }}>
        {readable.map(({ text, ratio }) => (
          <li key={text} style={{ color: ink[text] }}>
            {text} {ratioInWords(ratio)} {allows(ratio)}
          </li>
        ))}
      </ul>
    </li>
  );
}

import type { ReactNode } from "react";
import { Text } from "../components/Text/Text.tsx";
import { theme } from "../theme/theme.css.ts";

/** One step of a scale: its name, then what it looks like. */
export function ScaleRow({ name, children }: { name: string; children: ReactNode }) {
  const { border, color, space } = theme;
  return (
    <li style={{ padding: `${space.near} 0`, borderBlockEnd: `${border.control} solid ${color.line}` }}>
      <Text size="small" tone="muted">
        {name}
      </Text>
      {children}
    </li>
  );
}

import { useState } from "react";
import { Button } from "../components/Button/Button.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";
import type { scale } from "../theme/scale.ts";
import { theme } from "../theme/theme.css.ts";

/** One duration of the theme, to be played. Nothing moves where reduced motion is asked for. */
export function MotionSample({ name, lasts }: { name: keyof typeof scale.motion; lasts: string }) {
  const [away, setAway] = useState(false);
  return (
    <li>
      <Stack space="near">
        <Text tone="strong">
          {name} · {lasts}
        </Text>
        <div
          style={{
            width: "44px",
            height: "44px",
            background: theme.color.strong.background,
            transition: `transform ${theme.motion[name]} ${theme.ease}`,
            transform: away ? "translateX(8rem)" : "none",
          }}
        />
        <Button size="small" variant="secondary" onClick={() => setAway(!away)}>
          Jouer
        </Button>
      </Stack>
    </li>
  );
}

import { useState } from "react";
import { Button } from "../components/Button/Button.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";
import { theme } from "../theme/theme.css.ts";

/** One duration of the theme, to be played. Nothing moves where reduced motion is asked for. */
export function MotionSample({ name, duration }: { name: string; duration: string }) {
  const [away, setAway] = useState(false);
  return (
    <li>
      <Stack space="near">
        <Text tone="strong">{name}</Text>
        <div
          style={{
            width: "44px",
            height: "44px",
            background: theme.color.strong.background,
            transition: `transform ${duration} ${theme.ease}`,
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

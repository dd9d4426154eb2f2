import { portGameSaid, type PortGameWords } from "@sillages/content";
import { Button, Heading, Stack, Text } from "@sillages/ui";
import type { Challenged } from "./portGame.ts";

interface GameStartProps {
  /** The challenge of the address, if there is one. */
  challenge: Challenged | "damaged" | undefined;
  words: PortGameWords;
  onStart: () => void;
}

/** What the game is, and what somebody who sent a challenge has done. */
export function GameStart({ challenge, onStart, words }: GameStartProps) {
  const isDamaged = challenge === "damaged";
  const miles = isDamaged ? undefined : challenge?.miles;
  return (
    <Stack space="near">
      <Heading level={2} focusable>
        {words.start.heading}
      </Heading>
      {isDamaged && <Text tone="accent">{words.damaged}</Text>}
      <Text>{words.start.text}</Text>
      {miles !== undefined && <Text tone="strong">{portGameSaid.invited(miles)}</Text>}
      <div>
        <Button onClick={onStart}>{words.start.play}</Button>
      </div>
    </Stack>
  );
}

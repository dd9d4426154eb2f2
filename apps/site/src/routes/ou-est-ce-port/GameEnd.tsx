import { portGameSaid as said, type PortGameWords } from "@sillages/content";
import { ActionLink, Button, CopyButton, DescriptionList, Heading, Stack, Text } from "@sillages/ui";
import type { Standing } from "./gameState.ts";
import type { GamePort } from "./portBank.ts";
import { challengeHash } from "./portGame.ts";

interface GameEndProps {
  game: Standing;
  bank: readonly GamePort[];
  /** What whoever sent the challenge says to have done. */
  beaten: number | undefined;
  words: PortGameWords;
  onAgain: () => void;
}

/** The miles of a game, port by port; the way to another one, and to challenge somebody with this one. */
export function GameEnd({ game, bank, beaten, onAgain, words }: GameEndProps) {
  const { drawn, miles, seed } = game;
  const total = miles.reduce((sum, count) => sum + count, 0);
  const { challenge } = words;
  return (
    <Stack space="near">
      <Heading level={2} focusable>
        {said.total(total)}
      </Heading>
      {beaten !== undefined && <Text tone="strong">{said.against(total, beaten)}</Text>}
      <DescriptionList
        items={drawn.map(({ question: { name } }, at) => ({
          term: name,
          definition: said.miles(miles[at] ?? 0),
        }))}
      />
      <Stack direction="row" space="near">
        <Button onClick={onAgain}>{words.again}</Button>
        <CopyButton
          text={() => location.origin + location.pathname + challengeHash(bank, seed, total)}
          {...challenge.copy}
        />
        <ActionLink href="/escales" variant="secondary">
          {words.learn}
        </ActionLink>
      </Stack>
      <Text size="small">{challenge.note}</Text>
    </Stack>
  );
}

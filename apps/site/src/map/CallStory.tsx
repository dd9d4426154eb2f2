import { monthInWords } from "@sillages/content";
import { CallNote } from "@sillages/illustrations";
import { Link, Text } from "@sillages/ui";
import { callOf, placeInWords } from "./voyageWords.ts";

interface CallStoryProps {
  step: number;
  words: { departure: string; return: string; hint: string; more: string };
}

/** What is told of the call that the voyage has come to. */
export function CallStory({ step, words }: CallStoryProps) {
  const call = callOf(step);
  if (!call) {
    return (
      <CallNote title={placeInWords(step, words)}>
        <Text size="small">{words.hint}</Text>
      </CallNote>
    );
  }
  const { country, id, month, name, note } = call;
  return (
    <CallNote title={name} when={`${country}, ${monthInWords(month)}`}>
      <Text size="small">{note}</Text>
      <Link href={`/escales#${id}`}>{words.more}</Link>
    </CallNote>
  );
}

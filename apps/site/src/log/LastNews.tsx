import { logWords } from "@sillages/content/journal";
import { Stack, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import { Living } from "../shell/living/Living.tsx";
import { Since } from "./Since.tsx";

const { silent } = logWords.strip;

interface LastNewsProps {
  /** When it was told, in universal time: `2026-11-20T15:00Z`. */
  at: string;
  /** Said after it once the expedition is over. */
  over: string;
  children: ReactNode;
}

/** The last that is known of the boats, and how far it still holds on the visitor's day. */
export function LastNews({ at, children, over }: LastNewsProps) {
  return (
    <Living dated="month">
      <Since at={at} silent={<Text size="small">{silent}</Text>} over={<Text size="small">{over}</Text>}>
        <Stack space="hair">{children}</Stack>
      </Since>
    </Living>
  );
}

"use client";

import { dayInParis, dayInWords, presentationWords } from "@sillages/content";
import { CopyButton, type CopyButtonProps } from "@sillages/ui";
import { useNow } from "../../shell/time/now.tsx";

interface CopyPresentationProps extends Omit<CopyButtonProps, "text"> {
  text: string;
  /** Said after the text, wherever it goes. */
  notice: string | undefined;
}

/** Copies a presentation, with the visitor's day under it: a newsroom knows until when it was true. */
export function CopyPresentation({ notice, text, ...words }: CopyPresentationProps) {
  const upToDate = presentationWords.upToDate(dayInWords(dayInParis(useNow())));
  return (
    <CopyButton
      {...words}
      text={[text, "", upToDate, notice].filter((line) => line !== undefined).join("\n")}
    />
  );
}

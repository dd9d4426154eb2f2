"use client";

import { NamedSail } from "@sillages/illustrations";
import { ScriptOnly } from "@sillages/ui";
import type { ReactNode } from "react";
import { NameField, type NameFieldProps } from "./NameField.tsx";
import { useChoicePart } from "./sailChoice.ts";

interface NameOnSailProps {
  headline: ReactNode;
  words: NameFieldProps["words"] & { sample: string };
  /** What leads on to the plan. */
  action: ReactNode;
  /** The `Picture` of the sail. */
  drawing: ReactNode;
  children: ReactNode;
}

/** The first view: a company's name is typed, and the sail bears it at once. */
export function NameOnSail({ headline, words, action, drawing, children }: NameOnSailProps) {
  const name = useChoicePart((choice) => choice.name);
  const { sample, ...field } = words;
  return (
    <NamedSail
      headline={headline}
      field={
        <>
          <ScriptOnly>
            <NameField words={field} name="nom" />
          </ScriptOnly>
          {action}
        </>
      }
      drawing={drawing}
      name={name || sample}
    >
      {children}
    </NamedSail>
  );
}

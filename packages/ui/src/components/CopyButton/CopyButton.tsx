"use client";

import type { Native } from "../../internal/native.ts";
import { useEffect, useRef, useState } from "react";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { CheckIcon, CopyIcon } from "../Icon/Icon.tsx";
import * as styles from "./CopyButton.css.ts";

export interface CopyButtonProps extends Native<"div", "children"> {
  /** What goes to the clipboard; a function when it is read from the page at the time of the press. */
  text: string | (() => string);
  /** « Copier le lien ». */
  label: string;
  /** Names the button where several say the same: its label, then what it copies. « Copier le lien : escale 7 » */
  buttonLabel?: string | undefined;
  /** Said once it is there: « Copié ». */
  copiedLabel: string;
  /** Said where the browser refuses; the text is then shown, selected: « Copiez le texte sélectionné. » */
  refusedLabel: string;
  /** Names that text, for a reader: « Lien à copier ». */
  textLabel: string;
  /**
   * @defaultValue "secondary"
   */
  variant?: NonNullable<ButtonProps["variant"]> | undefined;
}

/** Copies a text and says so; where it may not, shows the text ready to be copied by hand. */
export function CopyButton({
  text,
  label,
  buttonLabel,
  copiedLabel,
  refusedLabel,
  textLabel,
  variant = "secondary",
  ...native
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const words = () => (typeof text === "string" ? text : text());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (outcome === "refused") field.current?.select();
  }, [outcome]);

  const copy = async () => {
    // A second press says it again.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(words());
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  };

  return (
    <div {...native} className={styles.row}>
      <Button aria-label={buttonLabel} variant={variant} plain onClick={() => void copy()}>
        {outcome === "copied" ? <CheckIcon /> : <CopyIcon />} {label}
      </Button>
      <output className={styles.status}>
        {outcome && { copied: copiedLabel, refused: refusedLabel }[outcome]}
      </output>
      {outcome === "refused" && (
        <input ref={field} className={styles.text} aria-label={textLabel} value={words()} readOnly />
      )}
    </div>
  );
}

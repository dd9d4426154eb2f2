import { type ReactNode, useLayoutEffect } from "react";
import { lengthenTexts } from "./length.ts";

/** The reader's text size, for each choice of the toolbar. */
const textSizes: Readonly<Record<string, string>> = { larger: "150%", double: "200%" };

/** What « + 40 % » adds to a text, as a share of its length. */
const ADDED = 0.4;

export interface SurroundingsProps {
  children: ReactNode;
  canvas: HTMLElement;
  scheme: string;
  text: string;
  length: string;
}

/** Puts a story in the conditions that the toolbar describes. */
export function Surroundings({ children, canvas, scheme, text, length }: SurroundingsProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset["scheme"] = scheme;
  }, [scheme]);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = textSizes[text] ?? "";
  }, [text]);
  useLayoutEffect(() => (length === "longer" ? lengthenTexts(canvas, ADDED) : undefined), [canvas, length]);
  return children;
}

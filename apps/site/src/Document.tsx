import type { ReactNode } from "react";
import { Marks } from "./shell/Marks.tsx";

interface DocumentProps {
  children: ReactNode;
  /** The instant of the build (ISO 8601). */
  builtAt: string;
  /** What is the page's own in the head. In the browser nothing: the HTML has it. */
  head?: ReactNode;
}

/** The whole page, rendered by React from `<html>` down. The pre-render adds styles and preloads to the head. */
export function Document({ children, builtAt, head }: DocumentProps) {
  return (
    <html lang="fr" data-built-at={builtAt}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <Marks />}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}

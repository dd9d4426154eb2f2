import { identity } from "@sillages/content";
import type { ReactNode } from "react";
import { favicon } from "./shell/brand.ts";

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
        <meta name="theme-color" content="#0b2341" />
        <meta name="application-name" content={identity.name} />
        <link rel="icon" href={favicon.src} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}

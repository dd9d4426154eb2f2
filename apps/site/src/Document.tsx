import { identity } from "@sillages/content";
import type { ReactNode } from "react";
import { pictureOf } from "./shell/pictureOf.ts";

/** The whole page, rendered by React from `<html>` down. The pre-render adds styles and preloads to the head. */
export function Document({ children, builtAt }: { children: ReactNode; builtAt: string }) {
  return (
    <html lang="fr" data-built-at={builtAt}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b2341" />
        <meta name="application-name" content={identity.name} />
        <link rel="icon" href={pictureOf("identity/favicon").src} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}

import type { ReactNode } from "react";

interface DocumentProps {
  children: ReactNode;
  /** The instant of the build (ISO 8601). */
  builtAt: string;
  /** Names the published files of this build (payload.ts). */
  version?: string | undefined;
  /** The path of the page, whatever address it is served under. */
  path?: string;
  /** What the head says of a printed document. */
  meta?: { title: string; description: string };
  /** What else is the page's own in the head. */
  head?: ReactNode;
}

/** A whole HTML document: what all have in their head, and what one has of its own. */
export function Document({ children, builtAt, version, path, meta, head }: DocumentProps) {
  return (
    <html lang="fr" data-built-at={builtAt} data-version={version} data-path={path}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The icon is inlined: a request less, and hardly a byte more beside the header's emblem, which is drawn in the same words. */}
        <meta name="theme-color" content="#fbf4e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#06152a" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={import.meta.env.FAVICON} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {meta && (
          <>
            <title>{meta.title}</title>
            <meta name="description" content={meta.description} />
          </>
        )}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}

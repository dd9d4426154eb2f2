import type { ReactNode } from "react";
import type { WakeFiles } from "./boot/asleep.ts";
import { Document } from "./Document.tsx";
import { framedPath } from "./framed.ts";
import { ScriptFailure } from "./shell/living/ScriptFailure.tsx";

/** What a page comes from. */
export interface Build {
  /** The instant (ISO 8601). */
  builtAt: string;
  /** Names the published files of this build; none in development. */
  version?: string | undefined;
}

/** What the build knows of a page once its HTML is rendered. */
export interface DocumentParts {
  /** The rules that the first paint needs. */
  css?: string;
  /** Linked from the start where no script runs. */
  styleSheet?: string;
  fonts?: readonly string[];
  /** Scripts written in the page, run before anything is painted. */
  inline?: readonly string[];
  /** Asked for beside the page. */
  modules: readonly string[];
  /** Asked for when the page wakes. */
  wake: WakeFiles;
  /** What search engines read (JSON-LD). */
  structuredData?: object | undefined;
}

interface PageDocumentProps extends DocumentParts {
  build: Build;
  path: string;
  head: ReactNode;
  /** The HTML of the page, which React comes to later; what stands around it stays as it is. */
  body: string;
}

/** Safe inside a script element: « < » could close it, and is written as an escape that JSON reads the same. */
const json = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The whole document of a page. Written once, at build: React never runs it in the browser. */
export function PageDocument({ build, path, head, body, ...parts }: PageDocumentProps) {
  const { css, styleSheet, fonts = [], inline = [], modules, wake, structuredData } = parts;
  return (
    <Document
      builtAt={build.builtAt}
      version={build.version}
      path={path}
      head={
        <>
          {head}
          {path === framedPath && <base target="_blank" />}
          {structuredData && (
            <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(structuredData) }} />
          )}
          {fonts.map((file) => (
            <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
          ))}
          {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
          {inline.map((code) => (
            <script key={code} dangerouslySetInnerHTML={{ __html: code }} />
          ))}
          {styleSheet && (
            <noscript>
              <link rel="stylesheet" href={styleSheet} />
            </noscript>
          )}
        </>
      }
    >
      <div id="page" dangerouslySetInnerHTML={{ __html: body }} />
      <ScriptFailure />
      <script id="wake" type="application/json" dangerouslySetInnerHTML={{ __html: json(wake) }} />
      {modules.map((file) => (
        <script key={file} type="module" src={file} />
      ))}
    </Document>
  );
}

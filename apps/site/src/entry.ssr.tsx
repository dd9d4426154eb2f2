// Turns a payload (entry.rsc.tsx) into HTML. Runs at build, and in development for each page that is asked for.
import { createFromReadableStream } from "@vitejs/plugin-rsc/react/ssr";
import { setRequireModule } from "@vitejs/plugin-rsc/core/ssr";
import clientReferences from "virtual:vite-rsc/client-references";
import type { ReactNode } from "react";
import { StaticRouter } from "react-router-dom";
import { htmlOf } from "./htmlOf.ts";
import { type Build, type DocumentParts, PageDocument } from "./PageDocument.tsx";
import type { Payload } from "./payload.ts";
import { NowProvider } from "./shell/time/now.tsx";
import { PageView } from "./shell/frame/PageView.tsx";
import { Version } from "./shell/navigation/version.ts";

// The plugin's own way of finding a living part asks the page to preload its scripts: a sleeping page wants none.
setRequireModule({
  load: (id) =>
    (import.meta.env.DEV ? import(/* @vite-ignore */ id) : clientReferences[id]?.()) as Promise<unknown>,
});

/** The HTML of the page whose payload is `stream`, and how its document is made once its styles are known. */
export async function renderHtml(
  stream: ReadableStream<Uint8Array>,
  path: string,
  { builtAt, version }: Build,
) {
  const { head, body } = await createFromReadableStream<Payload>(stream);
  const html = await htmlOf(
    <Version value={version}>
      <NowProvider builtAt={builtAt}>
        <StaticRouter location={path}>
          <PageView body={body} />
        </StaticRouter>
      </NowProvider>
    </Version>,
  );
  return {
    html,
    document: (parts: DocumentParts) =>
      htmlOf(<PageDocument {...parts} build={{ builtAt, version }} path={path} head={head} body={html} />),
  };
}

/** The HTML of a printed document, whose payload is `stream`. */
export async function renderDocument(stream: ReadableStream<Uint8Array>): Promise<string> {
  return htmlOf(await createFromReadableStream<ReactNode>(stream));
}

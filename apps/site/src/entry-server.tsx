import { prerender as toStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import "@sillages/ui/global";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
import type { PrintedDocument } from "./documents.ts";
import { metas } from "./metas.ts";
import { routeOf } from "./routes.ts";
import { Head } from "./shell/Head.tsx";
import { NowProvider } from "./shell/now.tsx";

export { identity } from "@sillages/content";
export { documents } from "./documents.ts";
export { files } from "./files.ts";
export { notFound, routes } from "./routes.ts";
export { tellWeights } from "./shell/pageWeights.ts";

// React would set a long page aside and put it in place by script; without script it must be in its place.
const options = { progressiveChunkSize: Number.POSITIVE_INFINITY };

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

/** The HTML of the page at `path`, as it stands at the instant `builtAt` (ISO 8601). */
export async function render(path: string, builtAt: string): Promise<string> {
  const route = routeOf(path);
  const { prelude } = await toStream(
    <Document builtAt={builtAt} head={<Head route={route} meta={metas[route.path]} />}>
      <NowProvider builtAt={builtAt}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </NowProvider>
    </Document>,
    options,
  );
  return textOf(prelude);
}

/** The HTML of a printed document, as it stands at the instant `builtAt` (ISO 8601). */
export async function renderDocument(
  { Document: Printed }: PrintedDocument,
  builtAt: string,
): Promise<string> {
  const { prelude } = await toStream(<Printed builtAt={builtAt} />, options);
  return textOf(prelude);
}

// Makes of a page's tree its payload, and of the payload its HTML.
import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc/server";
import { type PrintedDocument } from "./documents.ts";
import { metaOf } from "./metas.ts";
import type { Build } from "./PageDocument.tsx";
import { pageOf } from "./pages.tsx";
import { routeOf } from "./routes.ts";
import type { PageWeight } from "./shell/pageWeights.ts";
import { structuredData } from "./shell/structuredData.ts";

const textOf = (stream: ReadableStream) => new Response(stream).text();

/** React's own words for a hook in a still module do not say what to do. */
function sayWhereHooksLive(error: unknown) {
  if (error instanceof TypeError && /^use[A-Z]\w* is not a function/.test(error.message))
    error.message += `. A still page has no state: what lives is a module that says "use client", in a Living (CONTRIBUTING.md, A page).`;
  console.error(error);
}

// The plugin reads this call inside an async function only.
const htmlRenderer = async () =>
  import.meta.viteRsc.import<typeof import("./entry.ssr.tsx")>("./entry.ssr.tsx", { environment: "ssr" });

/** The page at `path`: its payload, its HTML, how its document is made, the scripts of its living parts, what robots read. */
export async function renderPage(path: string, build: Build, weights?: readonly PageWeight[]) {
  const { canonical, indexed, path: own } = routeOf(path);
  const scripts = new Set<string>();
  // The ids of a page are of no other one.
  const options = { identifierPrefix: own, onError: sayWhereHooksLive };
  const stream = renderToReadableStream(await pageOf(path, weights), options, {
    onClientReference: ({ deps }) => deps.js.forEach((file) => scripts.add(file)),
  });
  const [published, rendered] = stream.tee();
  const { renderHtml } = await htmlRenderer();
  const [payload, page] = await Promise.all([textOf(published), renderHtml(rendered, own, build)]);
  return {
    ...page,
    payload,
    scripts: [...scripts],
    structuredData: indexed ? structuredData(canonical, metaOf(own).title) : undefined,
  };
}

/** The HTML of a printed document, as it stands at the instant `builtAt` (ISO 8601). */
export async function renderDocument({ Document }: PrintedDocument, builtAt: string): Promise<string> {
  const renderer = await htmlRenderer();
  return renderer.renderDocument(renderToReadableStream(<Document builtAt={builtAt} />));
}

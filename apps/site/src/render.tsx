// Makes of a page's tree its payload, and of the payload its HTML.
import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc/server";
import { type PrintedDocument } from "./documents.ts";
import { metaOf } from "./metas.ts";
import type { Build } from "./PageDocument.tsx";
import { pageOf } from "./pages.tsx";
import { routeOf } from "./routes.ts";
import type { PageWeight } from "./pageWeights.ts";
import { structuredData } from "./shell/frame/structuredData.ts";
import { withoutFailure } from "./stillFailure.ts";

const textOf = (stream: ReadableStream) => new Response(stream).text();

// The plugin reads this call inside an async function only.
const htmlRenderer = async () =>
  import.meta.viteRsc.import<typeof import("./entry.ssr.tsx")>("./entry.ssr.tsx", { environment: "ssr" });

/** The page at `path`: its payload, its HTML, how its document is made, the scripts of its living parts, what robots read. */
export async function renderPage(path: string, build: Build, weights?: readonly PageWeight[]) {
  const { canonical, indexed, path: own } = routeOf(path);
  const scripts = new Set<string>();
  const tree = await pageOf(path, weights);
  const { renderHtml } = await htmlRenderer();
  const [payload, page] = await withoutFailure(own, (onError) => {
    // The ids of a page are of no other one.
    const options = { identifierPrefix: own, onError };
    const stream = renderToReadableStream(tree, options, {
      onClientReference: ({ deps }) => deps.js.forEach((file) => scripts.add(file)),
    });
    const [published, rendered] = stream.tee();
    return Promise.all([textOf(published), renderHtml(rendered, own, build)]);
  });
  return {
    ...page,
    payload,
    scripts: [...scripts],
    structuredData: indexed ? structuredData(canonical, metaOf(own).title) : undefined,
  };
}

/** The HTML of a printed document, as it stands at the instant `builtAt` (ISO 8601). */
export async function renderDocument({ Document, path }: PrintedDocument, builtAt: string): Promise<string> {
  const renderer = await htmlRenderer();
  return withoutFailure(path, (onError) =>
    renderer.renderDocument(renderToReadableStream(<Document builtAt={builtAt} />, { onError })),
  );
}

import { documents } from "./documents.ts";
import { files } from "./files.ts";
import { renderDocument, renderPage } from "./render.tsx";
import { notFound, routeOf } from "./routes.ts";
import { setEdition } from "./shell/time/edition.ts";

/** What Vite's server answers with in development: pages as the build would write them, awake from the start. */
export default async function handle(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const builtAt = new Date().toISOString();
  setEdition(builtAt);
  const file = files.find(({ path }) => path === pathname);
  if (file) return new Response(file.text(builtAt));
  const printed = documents.find(({ path }) => path === pathname);
  if (printed) return html(await renderDocument(printed, builtAt));

  const page = await renderPage(pathname, { builtAt });
  if (searchParams.has("payload"))
    return new Response(page.payload, { headers: { "Content-Type": "text/x-component" } });
  const entry = "/src/boot/development.ts";
  const status = routeOf(pathname) === notFound && pathname !== notFound.path ? 404 : 200;
  return html(await page.document({ modules: [entry], wake: { entry: "", scripts: [] } }), status);
}

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });

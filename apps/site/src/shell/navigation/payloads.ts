// The payloads of pages: that of the page that is shown, and those of the links that somebody points at.
import { createFromFetch, setRequireModule } from "@vitejs/plugin-rsc/react/browser";
import clientReferences from "virtual:vite-rsc/client-references";
import { type Payload, pageFiles } from "../../payload.ts";

/** The client modules that were asked for, each once for the life of the document. */
const modules = new Set<Promise<unknown>>();

/** The ids of those that failed to load. */
const missing = new Set<string>();

setRequireModule({
  load: (id) => {
    const module = (
      import.meta.env.DEV
        ? __vite_rsc_raw_import__(import.meta.env.BASE_URL + id.slice(1))
        : clientReferences[id]?.()
    ) as Promise<unknown>;
    modules.add(module);
    module.catch(() => missing.add(id));
    return module;
  },
});

const payloads = new Map<string, Promise<Payload>>();

/** Those that have arrived, by path. */
const arrived = new Map<string, Payload>();

/** Loads the style sheet of the page about to be shown, so that the page is never seen without it. */
function fetchStyles(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} cannot be had.`));
    });
    // The first page links its sheet in its body, and would take it away: a copy in the head keeps the page drawn, and its scroll
    // position, for who comes back.
    const { head, body } = document;
    const sheet = "link[rel=stylesheet]";
    if (!head.querySelector(sheet)) head.append(body.querySelector(sheet)?.cloneNode() ?? "");
    head.append(link);
  });
}

async function fetchPayload(path: string, version: string | undefined): Promise<Payload> {
  const files = pageFiles(path, version ?? "dev");
  const response = await fetch(version ? files.payload : `${path}?payload`);
  if (!response.ok) throw new Error(`${files.payload} answered ${response.status}.`);
  const text = response.clone().text();
  const payload = createFromFetch<Payload>(Promise.resolve(response));
  const [page, names] = await Promise.all([payload, text, version && fetchStyles(files.styles)]);
  // Every module is waited for, so that the page is shown whole; only those that this payload names must be there.
  await Promise.allSettled(modules);
  if ([...missing].some((id) => names.includes(id))) throw new Error(`The code of ${path} cannot be had.`);
  return page;
}

/**
 * The payload of the page at `path`, with its style sheet and the code of its living parts; fetched once, and an attempt that
 * failed can be made again.
 *
 * @throws when one of them cannot be had: the browser must load the page whole.
 */
export function payloadOf(path: string): Promise<Payload> {
  const known = payloads.get(path);
  if (known) return known;
  const payload = fetchPayload(path, document.documentElement.dataset["version"]);
  payloads.set(path, payload);
  payload.then(
    (page) => arrived.set(path, page),
    () => payloads.delete(path),
  );
  return payload;
}

/** The payload of the page at `path` if it is there already: reading it makes nobody wait. */
export const arrivedPayload = (path: string) => arrived.get(path);

/** Forgets every payload: the source of a page has changed (development only). */
export function forgetPayloads() {
  payloads.clear();
  arrived.clear();
}

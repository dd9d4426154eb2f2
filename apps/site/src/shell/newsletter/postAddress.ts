import type { newsletterForm } from "@sillages/content";

/** What may come of an address that is sent. */
type Answer = Extract<
  keyof typeof newsletterForm.messages,
  "done" | "offline" | "refused" | "silent" | "stranger"
>;

/** How long a service may take before one is told that it does not answer. */
const PATIENCE_MS = 15_000;

/** Services answer a form's script with data, or with nothing: a page comes from whoever stands in between. */
const isPage = ({ headers }: Response) => /html/i.test(headers.get("content-type") ?? "");

/** Sends an address to the newsletter's service. Never rejects. */
export async function postAddress(url: string, address: string): Promise<Answer> {
  if (!navigator.onLine) return "offline";
  const waiting = new AbortController();
  const patience = setTimeout(() => waiting.abort(), PATIENCE_MS);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ email: address }),
      signal: waiting.signal,
    });
    if (!response.ok) return "refused";
    return isPage(response) ? "stranger" : "done";
  } catch {
    if (waiting.signal.aborted) return "silent";
    return navigator.onLine ? "refused" : "offline";
  } finally {
    clearTimeout(patience);
  }
}

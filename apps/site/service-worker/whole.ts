// What is kept says how many bytes it holds: a device that lost some of them, or all, is told so, and it is fetched again.
const BYTES = "x-kept-bytes";

/** `response` as it is cached; undefined when it should not be. */
export async function toKeep(response: Response): Promise<Response | undefined> {
  if (response.status !== 200) return undefined;
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  const headers = new Headers(response.headers);
  headers.set(BYTES, String(bytes.byteLength));
  return new Response(bytes, { headers });
}

/** Whether what was kept is what was given to keep. */
export async function isWhole(kept: Response): Promise<boolean> {
  const { byteLength } = await kept.clone().arrayBuffer();
  return String(byteLength) === kept.headers.get(BYTES);
}

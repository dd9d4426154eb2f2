// Each cached answer records its length: one of which the device has lost bytes is noticed, and fetched again.
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

/** Whether a cached answer still has all its bytes. */
export async function isWhole(kept: Response): Promise<boolean> {
  const { byteLength } = await kept.clone().arrayBuffer();
  return String(byteLength) === kept.headers.get(BYTES);
}

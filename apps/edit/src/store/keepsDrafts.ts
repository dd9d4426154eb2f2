/** Whether the browser keeps anything for this page: one that is asked not to throws at the mere name of its storage. */
export function keepsDrafts(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

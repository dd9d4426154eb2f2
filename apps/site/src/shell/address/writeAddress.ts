/** Safari takes a hundred addresses in thirty seconds: a name that is tried letter by letter may ask for more. */
const PAUSE_MS = 5_000;

/** The timer of the address that was refused last. */
let late: number | undefined;

/**
 * Writes `address` over that of the page: no step more in the history, and Back leaves the page as one expects. A browser refuses
 * when it was asked too often in a short time: what is shown does not wait, and the address follows, unless it has become another
 * meanwhile.
 *
 * @param address - A hash, with its `#`; nothing takes the hash away. A whole address is written as it is.
 * @returns Whether it was written at once.
 */
export function writeAddress(address: string): boolean {
  clearTimeout(late);
  try {
    history.replaceState(history.state, "", address || location.pathname + location.search);
    return true;
  } catch {
    const { href } = location;
    late = window.setTimeout(() => location.href === href && writeAddress(address), PAUSE_MS);
    return false;
  }
}

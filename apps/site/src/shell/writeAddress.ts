/**
 * Writes `address` over that of the page: no step more in the history, and Back leaves the page as one expects. A browser refuses
 * when it was asked too often in a short time: the address lags behind, what is shown does not.
 *
 * @param address - A hash, with its `#`; nothing takes the hash away. A whole address is written as it is.
 * @returns Whether it was written.
 */
export function writeAddress(address: string): boolean {
  try {
    history.replaceState(history.state, "", address || location.pathname + location.search);
    return true;
  } catch {
    return false;
  }
}

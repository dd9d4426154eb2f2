/** How long one waits before asking again. */
const PAUSE_MS = 4_000;

/** The timer of the next try: pressing again does not ask the host more often. */
let pause: number | undefined;

/**
 * Loads the page again, as soon as its host answers: without network, reloading would only bring back the cached page, which lacks
 * the same files. The host itself is asked, since `navigator.onLine` is true on a network that leads nowhere.
 *
 * @param tell - Called when one has to wait.
 */
export const reloadWhenThere = (tell: () => void): Promise<void> =>
  fetch("", { method: "HEAD" }).then(
    () => location.reload(),
    () => {
      tell();
      clearTimeout(pause);
      pause = window.setTimeout(() => reloadWhenThere(tell), PAUSE_MS);
    },
  );

/** How long one waits before asking again. */
const PAUSE_MS = 4_000;

/** Of the next time: however often one presses, the host is asked at one pace. */
let pause: number | undefined;

/**
 * Loads the page again, as soon as its host answers: without network, reloading would only bring back the page that the device
 * keeps, which lacks what it lacked. The host is asked: a device can be on a network that leads nowhere, and say that it is on line.
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

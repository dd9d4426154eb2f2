/** Where the choice is kept, on the device alone; nothing is kept until somebody chooses. */
const KEY = "sillages.scheme";

const root = () => document.documentElement.dataset;

/** What was chosen on this page, `light` or `dark`; empty where it follows the system. */
export const chosenScheme = () => root()["scheme"] ?? "";

/** A device may refuse to keep anything: a choice then holds for the page. */
function attempt(store: () => void) {
  try {
    store();
  } catch {
    // The page follows the choice all the same.
  }
}

/** Before the first paint: the page as its reader chose to see it, the last time. What is no scheme is dropped. */
export const applyKeptScheme = () =>
  attempt(() => {
    const kept = localStorage.getItem(KEY) ?? "";
    if (/^(?:light|dark)$/.test(kept)) root()["scheme"] = kept;
    else localStorage.removeItem(KEY);
  });

/** The style sheet reads what the root says of it. */
export function chooseScheme(scheme: string): void {
  root()["scheme"] = scheme;
  attempt(() => (scheme ? localStorage.setItem(KEY, scheme) : localStorage.removeItem(KEY)));
}

// Written in the page that stands for those that are not kept: leads back to where the visitor was going, and shows which pages
// the device keeps.

/** The pages that the service worker keeps; none where it cannot be asked. */
async function keptPaths(): Promise<readonly string[]> {
  try {
    const requests = await (await caches.open("pages")).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  } catch {
    return [];
  }
}

/** Where the visitor was going, if it is one of the site's `paths`. */
function destinationIn(paths: readonly string[]): string {
  const asked = new URLSearchParams(location.search).get("vers") ?? "/";
  return paths.find((path) => path === asked || `${path}/` === asked) ?? "/";
}

document.addEventListener("DOMContentLoaded", () => {
  const retry = document.querySelector<HTMLElement>("[data-retry]");
  const paths = retry?.dataset["retry"]?.split(" ") ?? [];
  retry?.querySelector("a")?.setAttribute("href", destinationIn(paths));

  void keptPaths().then((kept) => {
    const links = [...document.querySelectorAll<HTMLElement>("[data-kept]")];
    const shown = links.filter(({ dataset }) => kept.includes(dataset["kept"] ?? ""));
    for (const link of shown) link.hidden = false;
    const none = document.querySelector<HTMLElement>("[data-none-kept]");
    if (none) none.hidden = shown.length > 0;
  });
});

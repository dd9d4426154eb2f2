import type { Browser } from "@playwright/test";

/**
 * The addresses of the tabs that open from now on. Asked of the browser itself: a tab behind the others is
 * not always handed over to the test, or only before it has its address.
 */
export async function openedTabs(browser: Browser): Promise<() => string[]> {
  const session = await browser.newBrowserCDPSession();
  const addresses = new Map<string, string>();
  const note = ({ targetInfo }: { targetInfo: { targetId: string; type: string; url: string } }) => {
    if (targetInfo.type === "page") addresses.set(targetInfo.targetId, targetInfo.url);
  };
  session.on("Target.targetCreated", note);
  session.on("Target.targetInfoChanged", note);
  await session.send("Target.setDiscoverTargets", { discover: true });
  const before = new Set(addresses.keys());
  return () => [...addresses].filter(([id]) => !before.has(id)).map(([, url]) => url);
}

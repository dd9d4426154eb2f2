// When a sleeping page is to wake: the part of its second script that every page has.
import type { WakeFiles } from "./asleep.ts";

/** Fetches React, the page's living parts and its payload, once; an attempt that failed can be made again. */
async function wake() {
  const { asleep } = window;
  if (asleep.waking || asleep.refused) return;
  asleep.waking = true;
  const { entry, scripts } = JSON.parse(document.getElementById("wake")?.textContent ?? "{}") as WakeFiles;
  try {
    await Promise.all([entry, ...scripts].map((file) => import(/* @vite-ignore */ file)));
    // Hidden before React starts: where that fails too, `giveUp` shows it again.
    document.getElementById("panne")?.toggleAttribute("hidden", true);
    await asleep.live?.();
  } catch {
    asleep.giveUp();
  }
}
window.asleep.wake = () => {
  window.asleep.asked = true;
  void wake();
};

const parts = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const TWO_HOURS = 7_200_000;

/**
 * The day in Paris as the content counts, « 2026-11-25 »; in winter an hour early, when a part that wakes says the same as before.
 * Asking `Intl` for the zone blocks a phone for 60 to 100 ms.
 */
const today = () => new Date(Date.now() + TWO_HOURS).toISOString();
const isOutdated = ({ dataset }: HTMLElement) => !today().startsWith(dataset["dated"] ?? "");

/** Whether the address chooses something in a part that reads it: a stage, a member, an article. */
function addressAsks(): boolean {
  const readers = parts('[data-living~="address"]');
  const name = location.hash.slice(1);
  const target = document.getElementById(name);
  const isRead = name !== "" && (!target || readers.some((part) => part.contains(target)));
  return readers.length > 0 && (location.search !== "" || isRead);
}

function wakeIfAsked() {
  if (addressAsks()) window.asleep.wake();
}

function wakeIfOutdated() {
  if (window.asleep.asked || parts("[data-dated]").some(isOutdated)) void wake();
}

wakeIfOutdated();
// A page may be left open for days.
document.addEventListener("visibilitychange", wakeIfOutdated);
wakeIfAsked();
addEventListener("hashchange", wakeIfAsked);

/**
 * Back to an entry of the history that the page made while awake, before a reload: the browser changes the address alone, and the
 * sleeping page has no code to follow it.
 */
const opened = location.pathname;
addEventListener("popstate", () => {
  if (location.pathname !== opened && !document.querySelector("[data-alive]")) location.reload();
});

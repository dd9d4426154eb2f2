// On /presse: whether the press office answers, from minute to minute while the page sleeps.
import { pressStanding } from "../routes/presse/pressStanding.ts";
import { onceNear } from "../shell/living/onceNear.ts";
import { SLEEPING } from "./asleep.ts";

const MINUTE_MS = 60_000;

const sleepingOffice = () => document.querySelector<HTMLElement>(`${SLEEPING} > [data-state]`);

function tell() {
  const office = sleepingOffice();
  if (!office) return;
  const { state, words } = pressStanding(new Date());
  office.dataset["state"] = state;
  office.textContent = words;
}

function begin() {
  tell();
  document.addEventListener("visibilitychange", tell);
  setInterval(tell, MINUTE_MS);
}

/** Computed only once the hours are near the window: the first use of a time zone blocks a phone for 60 to 100 ms. */
function beginWhenNear() {
  const office = sleepingOffice();
  if (office) onceNear(office, "50%", begin);
}

if (!window.asleep.refused) addEventListener("DOMContentLoaded", beginWhenNear);

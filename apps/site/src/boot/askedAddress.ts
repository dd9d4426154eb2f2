// Written in the page of unknown addresses: says which address led there.
import { ALIVE } from "./asleep.ts";
import { ADDRESS_SLOT, ASKED_ADDRESS } from "./addressSlot.ts";
import { readableAddress } from "./readableAddress.ts";

function say() {
  const line = document.getElementById(ASKED_ADDRESS);
  const words = line?.dataset["known"];
  if (line && words) line.textContent = words.replace(ADDRESS_SLOT, () => readableAddress(location.pathname));
}

document.addEventListener("DOMContentLoaded", say);
// Where somebody else has changed the page, React makes the line anew.
document.addEventListener(ALIVE, say);

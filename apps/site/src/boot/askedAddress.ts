// Written in the page of unknown addresses: says which address led there.
import { ADDRESS_SLOT, ASKED_ADDRESS } from "./addressSlot.ts";
import { readableAddress } from "./readableAddress.ts";

document.addEventListener("DOMContentLoaded", () => {
  const line = document.getElementById(ASKED_ADDRESS);
  const words = line?.dataset["known"];
  if (line && words) line.textContent = words.replace(ADDRESS_SLOT, () => readableAddress(location.pathname));
});

// The second script of a page, asked for beside it: the little that a page does while it sleeps, and when it is to wake.
import "./waking.ts";
import { keepForOffline } from "./offline.ts";
import { reloadWhenThere } from "./reload.ts";
import { enhanceLogoMarquees, enhanceSchemeSwitches, enhanceSiteHeader } from "@sillages/ui/behaviors";

document.querySelector("#panne a")!.addEventListener("click", (event) => {
  event.preventDefault();
  void reloadWhenThere(() => document.querySelector("#panne [hidden]")?.removeAttribute("hidden"));
});

if (!window.asleep.refused) {
  enhanceSiteHeader();
  enhanceLogoMarquees();
  enhanceSchemeSwitches();
  void keepForOffline();
}

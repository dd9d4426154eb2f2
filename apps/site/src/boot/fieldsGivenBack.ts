// On pages with a filtered list: when the browser restores its fields, after Back or a reload, the page wakes so that the list
// matches them.
import { isGivenBack } from "../shell/living/changes.ts";
import { SLEEPING } from "./asleep.ts";

addEventListener("pageshow", () => {
  const fields = [...document.querySelectorAll(`${SLEEPING} :is(input, select)`)];
  if (fields.some(isGivenBack)) window.asleep.wake();
});

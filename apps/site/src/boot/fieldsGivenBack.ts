// Where fields narrow a list, it shows what they say: when the browser gives them back, after Back or a reload, the page wakes to
// hear of them.
import { isGivenBack } from "../shell/changes.ts";
import { SLEEPING } from "./asleep.ts";

addEventListener("pageshow", () => {
  const fields = [...document.querySelectorAll(`${SLEEPING} :is(input, select)`)];
  if (fields.some(isGivenBack)) window.asleep.wake();
});

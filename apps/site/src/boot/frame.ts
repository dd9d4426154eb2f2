// The second script of the page that other sites frame, in place of starter.ts: it keeps nothing for offline, and tells the page
// around how high it is, at first and whenever that changes.
import "./waking.ts";
import { HEIGHT_MESSAGE } from "../framed.ts";
import { isKept } from "../shell/storage.ts";

// What was kept is found again.
if (isKept()) window.asleep.wake();

const page = document.getElementById("page");

function tell() {
  if (!page) return;
  const height = Math.ceil(page.getBoundingClientRect().height);
  // Whoever frames the page may know its height, and learns nothing else.
  parent.postMessage({ type: HEIGHT_MESSAGE, height }, "*");
}

if (page && parent !== window) new ResizeObserver(tell).observe(page);

// Links open a window of their own, as the document's `<base>` says; it is written on the one that is pressed, which the living page
// would follow in the frame.
document.addEventListener("click", (event) => event.target instanceof Element && openApart(event.target), {
  capture: true,
});

function openApart(pressed: Element) {
  const link = pressed.closest("a");
  if (link) link.target = "_blank";
}

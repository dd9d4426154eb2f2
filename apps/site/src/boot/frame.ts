// The second script of the page that other sites frame, in place of starter.ts: it keeps nothing for offline, and tells the page
// around how high it is, at first and whenever that changes.
import "./waking.ts";
import { HEIGHT_MESSAGE } from "../framed.ts";
import { isKept } from "../shell/device/storage.ts";

// The player agreed to keep what is played: it is shown again.
if (isKept()) window.asleep.wake();

const page = document.getElementById("page");

function tell() {
  if (!page) return;
  const height = Math.ceil(page.getBoundingClientRect().height);
  // Any site may frame the page, hence « * »: it learns the height and nothing else.
  parent.postMessage({ type: HEIGHT_MESSAGE, height }, "*");
}

if (page && parent !== window) new ResizeObserver(tell).observe(page);

// Links open a new window, as the document's `<base>` says. The awake page would follow them inside the frame: the target is written
// on the link that is pressed, which it then leaves alone.
document.addEventListener("click", (event) => event.target instanceof Element && openApart(event.target), {
  capture: true,
});

function openApart(pressed: Element) {
  const link = pressed.closest("a");
  if (link) link.target = "_blank";
}

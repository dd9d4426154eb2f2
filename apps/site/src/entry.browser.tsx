// What a sleeping page asks for once something in it is touched (boot/starter.ts): React comes to the HTML that stands, and what
// was done meanwhile is done again.
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { ALIVE, LAID } from "./boot/asleep.ts";
import { unknownPath } from "./pagePathOf.ts";
import { App } from "./shell/navigation/App.tsx";
import { playGestures, rouse, takePlace } from "./shell/living/gestures.ts";
import { NowProvider } from "./shell/time/now.tsx";
import { noteUnknown, pageAt } from "./shell/navigation/pageAt.ts";
import { payloadOf } from "./shell/navigation/payloads.ts";
import { keepServed } from "./shell/living/served.ts";
import { Version } from "./shell/navigation/version.ts";

/** Brings React to the page; when its payload or the code of a part cannot be had, it stays as it is. */
window.asleep.live = async () => {
  const page = document.getElementById("page");
  if (!page) return;
  const { builtAt = new Date().toISOString(), path = "/", version } = document.documentElement.dataset;
  // A host may serve a page under other addresses than its own (`/equipe.html`): the page is what the server sent.
  if (path === unknownPath) noteUnknown(location.pathname);
  else if (pageAt(location.pathname) !== path)
    history.replaceState(history.state, "", path + location.search + location.hash);
  await payloadOf(path);
  const putBack = keepServed(page);
  page.addEventListener(LAID, ({ target }) => takePlace(target as HTMLElement));
  page.addEventListener(ALIVE, ({ target }) => playGestures(target as HTMLElement));
  startTransition(() => {
    hydrateRoot(
      page,
      <Version value={version}>
        <NowProvider builtAt={builtAt}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </NowProvider>
      </Version>,
      {
        // Beyond the boundary of a part: the page is again what the server sent, and its links are followed by the browser.
        onUncaughtError: () => {
          if (pageAt(location.pathname) !== path) return location.reload();
          putBack();
          window.asleep.giveUp();
        },
      },
    );
  });
  rouse();
};

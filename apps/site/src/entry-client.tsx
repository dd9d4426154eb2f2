import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "@sillages/ui/global";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
import { routeOf } from "./routes.ts";
import { keepHead } from "./shell/fetchedPages.ts";
import { keepForOffline } from "./shell/offline.ts";
import { NowProvider } from "./shell/now.tsx";

const builtAt = document.documentElement.dataset["builtAt"] ?? new Date().toISOString();

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document builtAt={builtAt}>
          <NowProvider builtAt={builtAt}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </NowProvider>
        </Document>
      </StrictMode>,
    );
    void keepForOffline();
  });

/** Says that the page can be read and is not alive: React has not come to it. */
const tellFailure = () => document.getElementById("panne")?.removeAttribute("hidden");

const route = routeOf(location.pathname);
keepHead(route.path, document);
// The page stands already: its code is awaited first, so that it takes life in one piece.
void route.load().then(hydrate, tellFailure);

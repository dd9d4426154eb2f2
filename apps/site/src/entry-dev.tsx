import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, useLocation } from "react-router-dom";
import "@sillages/ui/global";
import { App } from "./App.tsx";
import { metas } from "./metas.ts";
import { routeOf } from "./routes.ts";
import { Head } from "./shell/Head.tsx";
import { NowProvider } from "./shell/now.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root to render into.");

/** In development React writes the head that built pages have in their HTML. */
function CurrentHead() {
  const route = routeOf(useLocation().pathname);
  return <Head route={route} meta={metas[route.path]} />;
}

createRoot(root).render(
  <StrictMode>
    <NowProvider builtAt={new Date().toISOString()}>
      <BrowserRouter>
        <CurrentHead />
        <App />
      </BrowserRouter>
    </NowProvider>
  </StrictMode>,
);

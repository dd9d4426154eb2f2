import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "@sillages/ui/global";
import { App } from "./App.tsx";
import { NowProvider } from "./shell/now.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root to render into.");

createRoot(root).render(
  <StrictMode>
    <NowProvider builtAt={new Date().toISOString()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </NowProvider>
  </StrictMode>,
);

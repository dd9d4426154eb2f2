import { applyKeptScheme } from "@sillages/ui/behaviors";
import "@sillages/ui/global";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Editor } from "./page/Editor.tsx";
import { localStore, takeKey } from "./store/local.ts";

applyKeptScheme();

const page = document.getElementById("page");
if (page) {
  createRoot(page).render(
    <StrictMode>
      <Editor store={localStore(takeKey())} />
    </StrictMode>,
  );
}

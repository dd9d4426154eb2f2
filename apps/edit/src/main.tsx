import { applyKeptScheme } from "@sillages/ui/behaviors";
import "@sillages/ui/global";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Editor } from "./page/Editor.tsx";
import { Unkept } from "./page/Unkept.tsx";
import { keepsDrafts } from "./store/keepsDrafts.ts";
import { localStore, takeKey } from "./store/local.ts";

applyKeptScheme();

const page = document.getElementById("page");
if (page) {
  createRoot(page).render(
    <StrictMode>{keepsDrafts() ? <Editor store={localStore(takeKey())} /> : <Unkept />}</StrictMode>,
  );
}

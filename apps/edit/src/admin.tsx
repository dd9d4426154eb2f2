import "@sillages/ui/global";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod";
import { Admin } from "./host/Admin.tsx";
import { Unkept } from "./page/Unkept.tsx";
import { keepsDrafts } from "./store/keepsDrafts.ts";

// The policy of the page lets no text become code.
config({ jitless: true });

// Written by the build from its settings: docs/mise-en-ligne.md says which.
const { VITE_ADMIN_REPOSITORY: name, VITE_ADMIN_BRANCH: branch = "main" } = import.meta.env as Record<
  string,
  string
>;
const page = document.getElementById("page");
if (page && name) {
  createRoot(page).render(
    <StrictMode>
      {keepsDrafts() ? <Admin repository={{ name, branch, root: "packages/content" }} /> : <Unkept />}
    </StrictMode>,
  );
}

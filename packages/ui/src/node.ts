// Lets plain Node render the kit, which imports its style sheets: `node --import @sillages/ui/node server.js`. A bundler that serves
// them needs none of it.
import * as modules from "node:module";
import { load } from "./internal/emptyStyles.ts";

// Before Node 22.15 there is none but hooks that run aside, which later ones tell are going away.
const { registerHooks }: Partial<typeof modules> = modules;

if (registerHooks) registerHooks({ load });
else modules.register("./internal/emptyStyles.js", import.meta.url);

// Lets plain Node render the kit, which imports its style sheets: `node --import @sillages/ui/node server.js`. A bundler that serves
// them needs none of it. From Node 22.15 on.
import { registerHooks } from "node:module";

registerHooks({
  load: (url, context, nextLoad) =>
    /\.(css|svg|woff2)$/.test(url)
      ? { format: "module", source: "export default ''", shortCircuit: true }
      : nextLoad(url, context),
});

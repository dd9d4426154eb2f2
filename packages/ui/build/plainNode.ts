// Imports the built kit in plain Node, as a server without a bundler would: with the hooks of this Node, then with those of the
// oldest that the kit runs on (20.19), which has no `registerHooks`.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const kit = join(import.meta.dirname, "..");

/** Hides what came with Node 22.15. */
const asBefore = `data:text/javascript,${encodeURIComponent(`
  import modules, { syncBuiltinESMExports } from "node:module";
  delete modules.registerHooks;
  syncBuiltinESMExports();
`)}`;

const imported = 'import * as modules from "node:module"; import { Badge } from "@sillages/ui";';
const required = 'const modules = require("node:module"); const { Badge } = require("@sillages/ui");';

const drawn = `
  console.log(typeof modules.registerHooks, Badge({ children: "Mai" }).props.className.length > 0);
`;

function printed(type: "module" | "commonjs", ...imports: readonly string[]) {
  const asked = [...imports, "@sillages/ui/node"].flatMap((each) => ["--import", each]);
  const quiet = "--disable-warning=DEP0205"; // Newer ones tell that `register` is going away.
  const args = [
    quiet,
    ...asked,
    `--input-type=${type}`,
    "--eval",
    (type === "module" ? imported : required) + drawn,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: kit, encoding: "utf8" });
  assert.equal(stderr, "");
  return stdout.trim();
}

assert.equal(printed("module"), "function true");
assert.equal(printed("module", asBefore), "undefined true");
assert.equal(printed("commonjs"), "function true");
console.log("Plain Node imports the kit, by the hooks of Node 20.19 too, and requires it.");

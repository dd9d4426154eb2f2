import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const fonts = fileURLToPath(new URL("../../../packages/ui/src/theme/fonts/", import.meta.url));

/** A work of others that the site publishes, and what its licence asks to be told with it. */
interface Notice {
  title: string;
  text: string;
}

/** The folder of the package `name`: it need not export its description. */
function folderOf(name: string): string {
  const folder = (require.resolve.paths(name) ?? [])
    .map((place) => join(place, name))
    .find((place) => globSync("package.json", { cwd: place }).length > 0);
  if (!folder) throw new Error(`The package ${name} is in the bundle, and is not installed.`);
  return folder;
}

function packageNotice(name: string): Notice {
  const folder = folderOf(name);
  const { license, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    license: string;
    version: string;
  };
  const [file] = globSync("{,dist/vendor/*/}{LICENSE,LICENCE,license,licence}{,.md,.txt}", { cwd: folder });
  if (!file) throw new Error(`${name} publishes no licence: read it where it is, and name it here.`);
  return { title: `${name} ${version} (${license})`, text: readFileSync(join(folder, file), "utf8").trim() };
}

const fontNotices = (): Notice[] =>
  globSync("*.OFL.txt", { cwd: fonts })
    .toSorted()
    .map((file) => ({
      title: `${file.replace(".OFL.txt", "")} (SIL Open Font License 1.1)`,
      text: readFileSync(fonts + file, "utf8").trim(),
    }));

/** The notices of the `packages` that browsers receive, and of the fonts, as a text. */
export function noticesText(packages: readonly string[]): string {
  const notices = [...packages.map(packageNotice), ...fontNotices()];
  const rule = "=".repeat(72);
  return [
    "Œuvres d’autrui publiées avec ce site, et leurs licences",
    "Works of others published with this site, and their licences",
    "",
    ...notices.map(({ title }) => `- ${title}`),
    ...notices.flatMap(({ text, title }) => ["", rule, title, rule, "", text]),
    "",
  ].join("\n");
}

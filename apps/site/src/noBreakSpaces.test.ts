// Sentences that are written in the code: those of the content's files are mended as they are read, nothing mends these.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

interface Syntax {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
}

/** The texts of `source`, « … » in place of what a template is given. */
function textsOf(file: string, source: string): string[] {
  const texts: string[] = [];
  const read = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { quasis, type, value } = node as Syntax;
    if ((type === "Literal" || type === "JSXText") && typeof value === "string") texts.push(value);
    if (type === "TemplateLiteral" && quasis) texts.push(quasis.map((part) => part.value.cooked).join("…"));
    Object.values(node).forEach(read);
  };
  read(parseSync(file, source).program.body);
  return texts;
}

/** An ordinary space where French wants one that does not break. */
const loose = /[\p{L}\p{N}…»)] [:;!?»](?!\p{L})|« /u;

/** What is read by machines or by those who write the site; what words of the content's tools are is told in a terminal. */
const isSilent = (file: string) =>
  /\.(?:test|stories|usage|css|schema|d)\.tsx?$|\/(?:stories|fixtures)\/|\/content\/src\/(?:(?:check|data|launch|legs|status|positionCommand)\/|[^/]+$)/.test(
    file,
  );

test("texts are found between quotes, in templates, in what templates are given and between tags", () => {
  const source =
    'const a = b ? "Oui" : `${c} : ${d ? `le ${e}` : "non"} ici`; f(/"/g, <p>Et : {a}</p>); // « x »';
  expect(textsOf("a.tsx", source)).toEqual(["Oui", "… : … ici", "le …", "non", "Et : "]);
});

test("no sentence may leave « : », « ; », « ! » or « ? » alone at the beginning of a line", () => {
  const files = globSync(
    ["apps/site/src/**/*.{ts,tsx}", "packages/{content,illustrations}/src/**/*.{ts,tsx}"],
    {
      cwd: root,
    },
  ).filter((file) => !isSilent(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    textsOf(file, readFileSync(root + file, "utf8"))
      .filter((text) => loose.test(text) && !text.startsWith("<"))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

// Sentences that are written in TypeScript: the check reads those that it can call, this reads them all as they are written.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../data/files.ts";
import { spokenFiles } from "./content.ts";

/** Comments, regular expressions, and texts: what stands between quotes. A template's holes are read apart. */
const token =
  /\/\/.*|\/\*[^]*?\*\/|(?<=[(,=:&|!?]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/y;

/** The texts of `source`, « … » in place of what a template is given. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  /** The templates that are open, and how many braces are in the hole of each. */
  const open: { text: string; braces: number }[] = [];
  for (let at = 0; at < source.length;) {
    const template = open.at(-1);
    if (template && template.braces === 0) {
      const [part = ""] = /^(?:\\[^]|\$(?!\{)|[^`\\$])*/.exec(source.slice(at)) ?? [];
      template.text += part;
      at += part.length;
      if (source.startsWith("${", at)) {
        template.text += "…";
        template.braces = 1;
        at += 2;
        continue;
      }
      texts.push(template.text);
      open.pop();
      at += 1;
      continue;
    }
    token.lastIndex = at;
    const [found] = token.exec(source) ?? [];
    if (found) {
      if (/^["']/.test(found)) texts.push(found.slice(1, -1));
      at += found.length;
      continue;
    }
    const sign = source[at];
    if (sign === "`") open.push({ text: "", braces: 0 });
    if (template) template.braces += sign === "{" ? 1 : sign === "}" ? -1 : 0;
    at += 1;
  }
  return texts;
}

/** An ordinary space where French wants one that does not break. */
const loose = / [:;!?»]|« /u;

test("texts are found between quotes, in templates and in what templates are given", () => {
  const source = 'const a = b ? "Oui" : `${c} : ${d ? `le ${e}` : "non"} ici`; // « x »\nf(/"/g, "fin");';
  expect(textsOf(source)).toEqual(["Oui", "le …", "non", "… : … ici", "fin"]);
});

test("no sentence may leave « : », « ; », « ! » or « ? » alone at the beginning of a line", () => {
  const files = spokenFiles();
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    textsOf(readFileSync(join(root, file), "utf8"))
      .filter((text) => loose.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

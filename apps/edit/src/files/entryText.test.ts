import { describe, expect, it } from "vitest";
import { entryText } from "./entryText.ts";

const fields = ["order", "name", "logo", "url"];

describe("the file of an entry", () => {
  it("keeps the lines and the comments of what did not change", () => {
    const before = "# Reçu en juin\norder: 10\nname: Acme # sans point\nurl: https://acme.example\n";
    const value = { order: 20, name: "Acme", url: "https://acme.example" };
    expect(entryText(value, { fields }, before)).toBe(before.replace("10", "20"));
  });

  it("gives a new field its place, and takes away what was emptied", () => {
    const before = "order: 10\nname: Acme\nurl: https://acme.example\n";
    expect(entryText({ order: 10, name: "Acme", logo: "acme" }, { fields }, before)).toBe(
      "order: 10\nname: Acme\nlogo: acme\n",
    );
  });

  it("writes long texts on folded lines, and quotes what YAML would read otherwise", () => {
    const text = entryText({ name: "mot ".repeat(60).trim(), url: "oui: non", logo: "1" }, { fields });
    expect(text).toContain("name: >-\n");
    expect(text).toContain('url: "oui: non"');
    expect(text).toContain('logo: "1"');
  });

  it("folds again none of the lines that did not change", () => {
    const long = `name: >-\n  Une ligne\n  coupée court.\n# Une note\nlogo: ${"mot ".repeat(40).trim()}\n`;
    const before = `order: 10\n${long}url: https://acme.example\n`;
    const value = {
      order: 10,
      name: "Une ligne coupée court.",
      logo: "mot ".repeat(40).trim(),
      url: "https://acme.example",
    };
    expect(entryText(value, { fields }, before)).toBe(before);
    expect(entryText({ ...value, order: 20 }, { fields }, before)).toBe(before.replace("10", "20"));
    expect(entryText({ ...value, url: "https://b.example" }, { fields }, before)).toBe(
      before.replace("acme.example", "b.example"),
    );
  });

  it("leaves the text of a Markdown file as it is when it says the same", () => {
    const before = "---\nname: Acme\n---\nUn.\nEt demi.\n\n\nDeux.";
    const value = { name: "Acme", body: ["Un. Et demi.", "Deux."] };
    expect(entryText(value, { body: "body", fields }, before)).toBe(before);
    expect(entryText({ ...value, name: "Brasvent" }, { body: "body", fields }, before)).toBe(
      before.replace("Acme", "Brasvent"),
    );
  });

  it("puts the text of a Markdown file under its front matter", () => {
    const text = entryText({ name: "Acme", body: ["Un.", "Deux."] }, { body: "body", fields });
    expect(text).toBe("---\nname: Acme\n---\n\nUn.\n\nDeux.\n");
    expect(entryText({ name: "Acme", body: ["Un."] }, { body: "body", fields }, text)).toBe(
      "---\nname: Acme\n---\n\nUn.\n",
    );
  });
});

import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { buoy, childrenOf, mooring, posidonia, readXml, textOf } from "./fixtures.ts";
import { qti } from "./qti.ts";

const bank = { title: "Banque", credit: "Une association, CC BY-SA 4.0", questions: [posidonia, mooring] };

const filesOf = (archive: Uint8Array) =>
  new Map(Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));

/** The only element at the end of a path of names. */
function at(root: ReturnType<typeof readXml>, ...names: string[]) {
  return names.reduce((parent, name) => {
    const [child, ...others] = childrenOf(parent, name);
    expect(others).toEqual([]);
    if (!child) throw new Error(`There is no ${name} in ${parent.name}.`);
    return child;
  }, root);
}

describe("a bank in QTI 2.1", () => {
  const files = filesOf(qti(bank));
  const read = (path: string) => readXml(files.get(path) ?? "");

  it("is a package whose manifest names every file, once, and each that the test needs", () => {
    const resources = childrenOf(at(read("imsmanifest.xml"), "resources"));
    const paths = resources.map((resource) => at(resource, "file").attributes["href"]);
    expect([...paths, "imsmanifest.xml"].toSorted()).toEqual([...files.keys()].toSorted());
    const [test, ...items] = resources;
    expect(childrenOf(test!, "dependency").map(({ attributes }) => attributes["identifierref"])).toEqual(
      items.map(({ attributes }) => attributes["identifier"]),
    );
    const rights = at(read("imsmanifest.xml"), "metadata", "lom:lom", "lom:rights", "lom:description");
    expect(textOf(rights, "lom:string")).toBe(bank.credit);
  });

  it("asks every question in a test, in order", () => {
    const section = at(read("test.xml"), "testPart", "assessmentSection");
    const hrefs = childrenOf(section, "assessmentItemRef").map(({ attributes }) => attributes["href"]);
    expect(hrefs).toEqual(["items/item-posidonie.xml", "items/item-mouillage.xml"]);
    for (const href of hrefs) expect(files.has(href ?? "")).toBe(true);
  });

  it("names categories without accents, which some platforms refuse", () => {
    const names = ["Économie bleue", "Cœur d’océan", "12 milles"];
    const questions = names.map((category, at) => ({ ...mooring, id: `q${at}`, category }));
    const test = readXml(filesOf(qti({ ...bank, questions })).get("test.xml") ?? "");
    const references = childrenOf(at(test, "testPart", "assessmentSection"));
    expect(references.map(({ attributes }) => attributes["category"])).toEqual([
      "Economie-bleue",
      "Coeur-d-ocean",
      "_12-milles",
    ]);
  });

  it("has the words of each question, its options, the right one, its points and what follows", () => {
    const item = read("items/item-mouillage.xml");
    expect(item.attributes).toMatchObject({ identifier: "item-mouillage", title: mooring.question });
    const interaction = at(item, "itemBody", "choiceInteraction");
    expect(interaction.attributes).toMatchObject({ maxChoices: "1", shuffle: "true" });
    expect(textOf(interaction, "prompt")).toBe(mooring.question);
    const choices = childrenOf(interaction, "simpleChoice");
    expect(choices.map(({ text }) => text)).toEqual(mooring.options);
    const right = textOf(at(item, "responseDeclaration", "correctResponse"), "value");
    expect(choices.find(({ attributes }) => attributes["identifier"] === right)?.text).toBe("Sur le sable");
    const worth = at(item, "responseProcessing", "responseCondition", "responseIf", "setOutcomeValue");
    expect(textOf(worth, "baseValue")).toBe("15");
    expect(textOf(at(item, "modalFeedback"), "p")).toBe(mooring.feedback);
  });

  it("has a manifest without rights where nothing is said of them", () => {
    const { credit: _, ...silent } = bank;
    expect(filesOf(qti(silent)).get("imsmanifest.xml")).not.toContain("lom");
  });
});

describe("a question that shows a drawing", () => {
  const files = filesOf(qti({ ...bank, questions: [mooring, buoy, { ...buoy, id: "encore" }] }));
  const read = (path: string) => readXml(files.get(path) ?? "");

  it("shows it before the choices, with its words, from a file of the package", () => {
    const [shown, choices] = childrenOf(at(read("items/item-bouee.xml"), "itemBody"));
    expect(choices?.name).toBe("choiceInteraction");
    const { alt, src } = at(shown!, "img").attributes;
    expect(alt).toBe(buoy.picture?.alt);
    expect(files.get(`items/${src}`)).toBe(buoy.picture?.svg);
  });

  it("is named by the manifest with each item that shows it, and lies once in the package", () => {
    const resources = childrenOf(at(read("imsmanifest.xml"), "resources"), "resource");
    const uses = resources.map((resource) =>
      childrenOf(resource, "file").map(({ attributes }) => attributes["href"]),
    );
    expect(uses).toEqual([
      ["test.xml"],
      ["items/item-mouillage.xml"],
      ["items/item-bouee.xml", "items/bouee-verte.svg"],
      ["items/item-encore.xml", "items/bouee-verte.svg"],
    ]);
    expect([...files.keys()].filter((path) => path.endsWith(".svg"))).toEqual(["items/bouee-verte.svg"]);
  });
});

// The PDFs that the build publishes: what a reader, a search engine and a screen reader find in each.
import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { expect, test } from "./test.ts";
import { globSync, readFileSync, statSync } from "node:fs";
import { dist } from "../built/dist.ts";
import { extractText, getDocumentProxy, getMeta } from "unpdf";

const files = globSync("documents/*.pdf", { cwd: dist }).toSorted();

/** What may be forwarded from a phone. */
const HEAVIEST = 2_000_000;

const name = (text: string) => PDFName.of(text);

/** Every element of the structure of `pdf`. */
const elementsOf = (pdf: PDFDocument) =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.has(name("S")) && object.has(name("P")) ? [object] : [],
    );

const rolesOf = (pdf: PDFDocument) => elementsOf(pdf).map((element) => String(element.get(name("S"))));

/** What PDF 1.7 names; a role of another name must be mapped to one of these. */
const known = new Set(
  "Document Part Sect Div Caption TOC TOCI Index NonStruct Private P H1 H2 H3 H4 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote BlockQuote Note Reference Link Annot Figure Form".split(
    " ",
  ),
);

test("the documents that are kept are published", () => {
  expect(files.length).toBeGreaterThan(3);
});

for (const file of files) {
  const read = () => new Uint8Array(readFileSync(dist + file));

  test(`${file} says its title, its language, its day, and opens on its parts`, async () => {
    expect(statSync(dist + file).size).toBeLessThan(HEAVIEST);
    const pdf = await getDocumentProxy(read());
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Language: "fr-FR", IsAcroFormPresent: false });
    expect(info["Title"]).toMatch(/Sillages$/);
    expect(String(info["CreationDate"])).toMatch(/^D:20\d{6}/);
    const outline = await pdf.getOutline();
    expect(outline?.length).toBeGreaterThan(0);
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replace(/\s+/gu, " ")).toMatch(/[Ss]ite de démonstration/u);
  });

  test(`${file} can be heard: each part has a role, each picture its words, each link its address`, async () => {
    const pdf = await PDFDocument.load(read(), { updateMetadata: false });
    expect(pdf.catalog.lookup(name("MarkInfo"), PDFDict).get(name("Marked"))?.toString()).toBe("true");
    const preferences = pdf.catalog.lookup(name("ViewerPreferences"), PDFDict);
    expect(preferences.get(name("DisplayDocTitle"))?.toString()).toBe("true");

    const mapped = pdf.catalog.lookup(name("StructTreeRoot"), PDFDict).lookup(name("RoleMap"), PDFDict);
    const roles = rolesOf(pdf);
    expect(roles.filter((role) => role === "/H1")).toHaveLength(1);
    expect(roles.filter((role) => !known.has(role.slice(1)) && !mapped.has(name(role.slice(1))))).toEqual([]);

    for (const element of elementsOf(pdf)) {
      const role = String(element.get(name("S")));
      if (role === "/Figure") expect(element.has(name("Alt"))).toBe(true);
      if (role !== "/LI") continue;
      const kid = element.lookupMaybe(name("K"), PDFDict);
      expect(String(kid?.get(name("S")))).toBe("/LBody");
    }

    const links = pdf.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? []);
    const addresses = links.map((link) => pdf.context.lookup(link, PDFDict));
    for (const link of addresses) expect(link.has(name("Contents"))).toBe(true);
    expect(JSON.stringify(addresses.map(String))).not.toMatch(/localhost|127\.0\.0\.1/);
  });
}

for (const path of ["/", "/devenir-partenaire"])
  test(`who has no time to read ${path} takes the dossier at once`, async ({ page }) => {
    await page.goto(path);
    const link = page
      .getByRole("main")
      .getByRole("link", { name: /^Télécharger le dossier partenaire \(PDF,/ });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^sillages-dossier-20\d\d-\d\d-\d\d\.pdf$/);
  });

test("the page of a document brings its PDF, named and dated, and says its pages, its weight and its day", async ({
  page,
}) => {
  await page.goto("/documents/dossier.html");
  const link = page.getByRole("link", { name: "Télécharger le dossier partenaire" });
  await expect(link).toHaveAccessibleName(
    /^Télécharger le dossier partenaire \(PDF,\s\d+\spages,\s[\d\s]+k?o, du \d.*20\d\d\)$/u,
  );
  await expect(link).toHaveAttribute("download", /^sillages-dossier-20\d\d-\d\d-\d\d\.pdf$/);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const bytes = readFileSync(await download.path());
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  await expect(link).toContainText(new RegExp(`PDF,\\s${pdf.numPages}\\spages`, "u"));
  await expect(link).toContainText(new RegExp(`${Math.round(bytes.length / 1000)}\\sko`, "u"));
});

// Mends the structure tree of a PDF as Chromium writes it, for screen readers.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  type PDFObject,
  PDFString,
} from "@cantoo/pdf-lib";

/** Chromium writes roles of PDF 2.0 in files of an earlier version: the role that each stands for there. */
const roles = { Strong: "Span", Em: "Span", Aside: "Sect", Title: "H1", FENote: "Note" };

const name = (text: string) => PDFName.of(text);

/** Gives each link its address as a description, which screen readers announce. */
function describeLinks(pdf: PDFDocument): void {
  for (const page of pdf.getPages()) {
    const annotations = page.node.Annots();
    for (let at = 0; at < (annotations?.size() ?? 0); at += 1) {
      const annotation = annotations?.lookup(at, PDFDict);
      const address = annotation?.lookupMaybe(name("A"), PDFDict)?.lookup(name("URI"));
      const where =
        address instanceof PDFString || address instanceof PDFHexString ? address.decodeText() : "";
      annotation?.set(name("Contents"), PDFHexString.fromText(where || "Dans ce document"));
    }
  }
}

interface Structure {
  element: PDFDict;
  ref: PDFRef;
}

/** Every element of the structure whose role is `role`. */
function elementsOf(pdf: PDFDocument, role: string): Structure[] {
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([ref, object]: [PDFRef, PDFObject]) =>
      object instanceof PDFDict && object.get(name("S")) === name(role) && object.has(name("P"))
        ? [{ element: object, ref }]
        : [],
    );
}

/** A `figure` of HTML that holds words, such as a quotation, is no picture: as a `Figure` of PDF it would need a text alternative. */
function tellPicturesApart(pdf: PDFDocument): void {
  for (const { element } of elementsOf(pdf, "Figure")) {
    if (!element.has(name("Alt"))) element.set(name("S"), name("Div"));
  }
}

/** Puts what each list item holds in an `LBody`, as PDF asks. */
function giveItemsTheirBody(pdf: PDFDocument): void {
  const moved = new Map<string, PDFRef>();
  for (const { element, ref } of elementsOf(pdf, "LI")) {
    const kids = element.get(name("K"));
    if (kids === undefined) continue;
    const body = pdf.context.obj({ Type: "StructElem", S: "LBody" });
    body.set(name("P"), ref);
    body.set(name("K"), kids);
    const page = element.get(name("Pg"));
    if (page) body.set(name("Pg"), page);
    const bodyRef = pdf.context.register(body);
    element.set(name("K"), bodyRef);
    moved.set(ref.toString(), bodyRef);
    const list = kids instanceof PDFRef ? pdf.context.lookup(kids) : kids;
    const each = list instanceof PDFArray ? list.asArray() : [kids];
    for (const kid of each) {
      const child = kid instanceof PDFRef ? pdf.context.lookup(kid) : kid;
      if (child instanceof PDFDict && child.has(name("P"))) child.set(name("P"), bodyRef);
    }
  }
  // The parent tree leads from marked content to its element, now the body of the item.
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFArray)) continue;
    object.asArray().forEach((entry, at) => {
      const body = entry instanceof PDFRef ? moved.get(entry.toString()) : undefined;
      if (body && isInParentTree(pdf, object)) object.set(at, body);
    });
  }
}

/** Whether `list` belongs to the parent tree, which leads from the marked content of pages to its elements. */
function isInParentTree(pdf: PDFDocument, list: PDFArray): boolean {
  const root = pdf.catalog.lookup(name("StructTreeRoot"), PDFDict);
  const lists: PDFObject[] = [];
  const visit = (node: PDFDict) => {
    const numbers = node.lookupMaybe(name("Nums"), PDFArray);
    for (let at = 1; at < (numbers?.size() ?? 0); at += 2) lists.push(numbers!.lookup(at)!);
    const kids = node.lookupMaybe(name("Kids"), PDFArray);
    for (let at = 0; at < (kids?.size() ?? 0); at += 1) visit(kids!.lookup(at, PDFDict));
  };
  visit(root.lookup(name("ParentTree"), PDFDict));
  return lists.includes(list);
}

/** Mends what screen readers would reject, or read otherwise than it was meant. */
export function mendStructure(pdf: PDFDocument): void {
  const root = pdf.catalog.lookup(name("StructTreeRoot"), PDFDict);
  root.set(name("RoleMap"), pdf.context.obj(roles));
  describeLinks(pdf);
  tellPicturesApart(pdf);
  giveItemsTheirBody(pdf);
}

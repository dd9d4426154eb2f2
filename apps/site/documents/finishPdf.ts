// Adds what Chromium leaves out of the PDF of a page: its author, its day, and what screen readers need.
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { mendStructure } from "./pdfStructure.ts";

interface PdfFacts {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** The instant whose words it says. */
  readonly builtAt: Date;
}

const escapeXml = (text: string) =>
  text.replace(
    /[<>&"]/g,
    (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[sign] ?? sign,
  );

/** The same facts as XMP, which programs read without opening the document. */
function metadata({ title, subject, author, builtAt }: PdfFacts): string {
  const text = (tag: string, words: string) =>
    `<dc:${tag}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(words)}</rdf:li></rdf:Alt></dc:${tag}>`;
  const day = builtAt.toISOString();
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">${text("title", title)}${text("description", subject)}<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>fr</rdf:li></rdf:Bag></dc:language><xmp:CreateDate>${day}</xmp:CreateDate><xmp:ModifyDate>${day}</xmp:ModifyDate></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

/** `printed` with its facts and a mended structure. The same bytes for the same print. */
export async function finishPdf(
  printed: Uint8Array,
  facts: PdfFacts,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setSubject(facts.subject);
  pdf.setAuthor(facts.author);
  pdf.setLanguage("fr-FR");
  pdf.setProducer("Chromium, pdf-lib");
  pdf.setCreationDate(facts.builtAt);
  pdf.setModificationDate(facts.builtAt);
  pdf.catalog.set(
    PDFName.of("Metadata"),
    pdf.context.register(
      pdf.context.stream(Buffer.from(metadata(facts), "utf8"), { Type: "Metadata", Subtype: "XML" }),
    ),
  );
  mendStructure(pdf);
  return { bytes: await pdf.save({ useObjectStreams: true }), pages: pdf.getPageCount() };
}

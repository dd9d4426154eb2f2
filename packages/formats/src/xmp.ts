import { element, elementText } from "./xml.ts";

/** What a picture says of itself, wherever it goes. */
export interface PictureNote {
  /** What a newspaper would print under it. */
  readonly caption: string;
  /** What it shows, for who does not see it. */
  readonly alt: string;
  /** Who must be named beside it, to the letter. */
  readonly credit: string;
  /** The address that tells how it may be used. */
  readonly terms: string;
}

/** The language of a text whose language is not said (XMP, part 1, 8.2.2.4). */
const plain = (text: string) => element("rdf:Alt", [element("rdf:li", text, { "xml:lang": "x-default" })]);

/** A packet of XMP (ISO 16684-1) in the properties that photo desks read (IPTC Photo Metadata Standard 2023.2). */
export function xmp({ alt, caption, credit, terms }: PictureNote): string {
  const description = element(
    "rdf:Description",
    [
      element("dc:description", [plain(caption)]),
      element("dc:rights", [plain(credit)]),
      element("photoshop:Credit", credit),
      element("Iptc4xmpCore:AltTextAccessibility", [plain(alt)]),
      element("xmpRights:WebStatement", terms),
    ],
    {
      "rdf:about": "",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      "xmlns:photoshop": "http://ns.adobe.com/photoshop/1.0/",
      "xmlns:Iptc4xmpCore": "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/",
      "xmlns:xmpRights": "http://ns.adobe.com/xap/1.0/rights/",
    },
  );
  const rdf = element("rdf:RDF", [description], {
    "xmlns:rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  });
  const packet = elementText(element("x:xmpmeta", [rdf], { "xmlns:x": "adobe:ns:meta/" }));
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>\n${packet}\n<?xpacket end="r"?>`;
}

const utf8 = new TextEncoder();

/** Says that a segment of a JPEG holds XMP (XMP, part 3, 1.1.3). */
const signature = utf8.encode("http://ns.adobe.com/xap/1.0/\0");

/** The two bytes that begin each of these parts of a JPEG (ITU T.81, B.1.1.3). */
const [startOfImage, app0, app1] = [0xffd8, 0xffe0, 0xffe1];

/** A segment says its length, these two bytes included, in two bytes. */
const LENGTH = 2;
const LONGEST = 0xffff;

/**
 * `jpeg` with `packet`, after the segment of JFIF; the picture itself is untouched.
 *
 * @throws when `jpeg` is none, or `packet` longer than a segment holds: 65 504 bytes.
 */
export function jpegWithXmp(jpeg: Uint8Array, packet: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (jpeg.length < 6 || view.getUint16(0) !== startOfImage) throw new Error("This is no JPEG.");
  const body = utf8.encode(packet);
  const length = LENGTH + signature.length + body.length;
  if (length > LONGEST) throw new Error(`This packet is too long for a JPEG: ${body.length} bytes.`);
  const at = view.getUint16(2) === app0 ? 4 + view.getUint16(4) : 2;
  const written = new Uint8Array(jpeg.length + 2 + length);
  written.set(jpeg.subarray(0, at));
  const head = new DataView(written.buffer, at);
  head.setUint16(0, app1);
  head.setUint16(2, length);
  written.set(signature, at + 4);
  written.set(body, at + 4 + signature.length);
  written.set(jpeg.subarray(at), at + 2 + length);
  return written;
}

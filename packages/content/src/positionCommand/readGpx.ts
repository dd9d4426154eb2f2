import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { instantOf, type Reading } from "./reading.ts";

const childrenOf = (element: XmlElement) => element.children.filter((child) => child instanceof XmlElement);

const inside = (element: XmlElement, name: string): XmlElement[] =>
  childrenOf(element).flatMap((child) => (child.name === name ? [child] : inside(child, name)));

/**
 * The points of the tracks of a GPX file, those with a time and a place.
 *
 * @throws when `text` is no XML.
 * @see http://www.topografix.com/GPX/1/1/
 */
export function readGpx(text: string): Reading[] {
  const { root } = parseXml(text);
  if (!root) return [];
  return inside(root, "trkpt").flatMap((point): Reading[] => {
    const [lat, lon] = [Number(point.attributes["lat"] ?? NaN), Number(point.attributes["lon"] ?? NaN)];
    const at = instantOf(inside(point, "time")[0]?.text ?? "");
    return at && Number.isFinite(lat) && Number.isFinite(lon) ? [{ at, where: [lon, lat] }] : [];
  });
}

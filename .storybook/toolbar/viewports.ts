// The widths to look at: the narrowest first, then each width where the composition changes.
import { media } from "../../packages/ui/src/theme/media.ts";

const widthOf = (query: string) => Number(/\d+/.exec(query)?.[0]);

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const tablet = widthOf(media.tablet);
const desktop = widthOf(media.desktop);
const wide = widthOf(media.wide);

export const viewports = {
  phone320: viewport("Le plus étroit,", 320, 640),
  phone390: viewport("Téléphone,", 390, 844),
  belowTablet: viewport("Dernier avant la tablette,", tablet - 1, 1024),
  tablet: viewport("Tablette,", tablet, 1024),
  desktop: viewport("Bureau,", desktop, 768),
  wide: viewport("Grand bureau,", wide, 800),
  desktop1440: viewport("Planche de référence,", 1440, 900),
};

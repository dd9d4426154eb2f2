export { formatOf, HEAD_BYTES, type MediaFormat } from "./formatOf.ts";
export type { ImageFacts } from "./imageFacts.ts";
export { imageFactsOf, imageFormatOf, type ImageFormat, type RasterFormat } from "./imageFactsOf.ts";
export { imageSizeOf, type ImageSize } from "./imageSizeOf.ts";
export { coverage, isLegible, type Dots } from "./legibility.ts";
export { safeSvg, type SafeSvg } from "./safeSvg.ts";
export { svgText } from "./svgText.ts";
export { videoMetadataOf, type VideoMetadata } from "./videoMetadataOf.ts";

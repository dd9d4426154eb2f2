import type { PictureSource } from "@sillages/ui";

/** The file of a picture and its size, as an `<img>` takes them: what it says instead is said beside. */
export const imageOf = ({ src, width, height }: PictureSource) => ({ src, width, height });

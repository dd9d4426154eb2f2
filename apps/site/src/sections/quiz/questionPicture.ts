import type { Question } from "@sillages/content";
import type { PictureSource } from "@sillages/ui";

/** What a question shows, if it does. All are drawn to one size: nothing but their name travels with the questions. */
export function questionPicture({ picture }: Pick<Question, "picture">): PictureSource | undefined {
  if (!picture) return undefined;
  const { alt, drawing } = picture;
  return { src: `${import.meta.env.PICTURES}/${drawing}.svg`, width: 320, height: 240, alt };
}

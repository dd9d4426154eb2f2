import { mendSpaces } from "@sillages/french";

/** `text` as French prints it, without the spaces around it. */
export const mended = (text: string) => mendSpaces(text.trim());

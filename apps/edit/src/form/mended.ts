import { mendTypography } from "@sillages/french/typography";

/** `text` as French prints it, without the spaces around it; `name` is that of its field. */
export const mended = (text: string, name = "") => mendTypography(text.trim(), { isLead: name === "lead" });

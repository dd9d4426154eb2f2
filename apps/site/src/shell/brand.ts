import { brand } from "@sillages/content";
import type { PictureSource } from "@sillages/ui";

const markOf = (id: keyof typeof brand): PictureSource => ({
  ...brand[id],
  src: `${import.meta.env.PICTURES}/${id}.svg`,
});

/** The marks that every page shows. */
export const logo = markOf("identity/logo");
export const favicon = markOf("identity/favicon");

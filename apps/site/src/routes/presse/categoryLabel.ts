import { type PressCategory, pressTabs } from "@sillages/content";

/** A category as its tab says it: « Presse écrite ». */
export const categoryLabel = (category: PressCategory) => pressTabs.find(({ id }) => id === category)?.label;

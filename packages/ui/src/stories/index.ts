// What stories of other packages share with those of the kit. Not published.
export { narrow } from "./narrow.tsx";
export { anchor, deep, headland, lighthouse, sail } from "./pictures.ts";
export { states } from "./states.tsx";
export type { Usage } from "./usage.ts";
export { useHeld } from "./useHeld.ts";

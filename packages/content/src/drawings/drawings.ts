import { objects } from "./objects.ts";
import { scenes } from "./scenes.ts";

/** Every drawing, by the path of its file in `images/` without `.svg`. */
export const drawings = { ...scenes, ...objects } as const;

export type DrawingId = keyof typeof drawings;

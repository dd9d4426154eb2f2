import type { ConfigEnv } from "vite";

/** Whether Vite builds what the browser gets: the pre-render and development take the source as it is. */
export const isBrowserBuild = (_: unknown, { command, isSsrBuild }: ConfigEnv) =>
  command === "build" && !isSsrBuild;

import type { Content } from "../check/check.ts";
import { invented } from "./invented.ts";
import { launch } from "#data/launch";
import type { Kept } from "./kept.schema.ts";

/** What is read before the site opens. */
export interface LaunchContent extends Pick<Content, "modules" | "collections" | "demonstration"> {
  /** Texts that the demonstration made up and that nothing else gives away: names, streets, numbers. */
  readonly invented: readonly string[];
  /** What the owner chose to keep. */
  readonly kept: readonly Kept[];
}

/** `content` with what this folder knows of it. */
export function forLaunch({ modules, collections, demonstration }: Content): LaunchContent {
  return { modules, collections, demonstration, invented, kept: launch.kept };
}

import type { SpawnSyncOptions, SpawnSyncReturns } from "node:child_process";

/** Runs the npm that runs this script, else the machine's own, and waits. */
export function npm(
  args: readonly string[],
  options: SpawnSyncOptions & { encoding: BufferEncoding },
): SpawnSyncReturns<string>;

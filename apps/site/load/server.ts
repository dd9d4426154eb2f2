import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Nginx } from "../audit/startNginx.ts";

/** What the system says of a process; nothing when it has just ended. */
function statusOf(id: string): string | undefined {
  try {
    return readFileSync(`/proc/${id}/status`, "utf8");
  } catch {
    return undefined;
  }
}

/** The memory that a process and those that it has started hold, in KiB; nothing where the system does not say. */
export function memoryOf({ process: { pid } }: Pick<Nginx, "process">): number | undefined {
  if (!existsSync("/proc")) return undefined;
  const held = readdirSync("/proc").flatMap((id) => {
    const said = /^\d+$/.test(id) && statusOf(id);
    if (!said) return [];
    const fact = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(said)?.[1] ?? 0);
    return Number(id) === pid || fact("PPid") === pid ? [fact("VmRSS")] : [];
  });
  return held.reduce((sum, one) => sum + one, 0);
}

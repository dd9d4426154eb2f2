import { readdirSync, readFileSync } from "node:fs";
import type { Nginx } from "../audit/startNginx.ts";

/** The memory that a process and those that it has started hold, in KiB; nothing where the system does not say. */
export function memoryOf({ process: { pid } }: Pick<Nginx, "process">): number | undefined {
  try {
    const held = readdirSync("/proc").flatMap((id) => {
      if (!/^\d+$/.test(id)) return [];
      const said = readFileSync(`/proc/${id}/status`, "utf8");
      const fact = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(said)?.[1] ?? 0);
      return Number(id) === pid || fact("PPid") === pid ? [fact("VmRSS")] : [];
    });
    return held.reduce((sum, one) => sum + one, 0);
  } catch {
    return undefined;
  }
}

// The nginx configuration of the build, tried in a real nginx.
import { auditHost, type Case } from "./host.ts";
import { ownSite } from "./ownSite.ts";
import type { Finding } from "./report.ts";
import { hasNginx, startNginx } from "./startNginx.ts";

/** What nginx refuses before it has read the whole request. */
const refused: Case[] = [
  ...["/%zz", "/%00"].map((address) => ({ address, file: "/404.html", status: 400 })),
  { address: `/${"a".repeat(9_000)}`, file: "/404.html", status: 414 },
];

/** What the real nginx does otherwise than the build said; nothing but a reason where there is no nginx. */
export async function auditNginx(): Promise<Finding[] | string> {
  if (!hasNginx()) return "nginx is not installed here";
  const nginx = await startNginx(ownSite());
  if (Array.isArray(nginx)) return nginx.map((problem) => ({ where: "nginx.conf", problem }));
  try {
    return await auditHost(nginx.origin, { moved: 308, others: refused });
  } finally {
    await nginx.close();
  }
}

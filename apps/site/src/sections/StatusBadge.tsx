import { type Status, statusLabel } from "@sillages/content";
import { Badge, type BadgeProps } from "@sillages/ui";

const tones = { past: "neutral", current: "now", next: "next", later: "outline" } as const satisfies Record<
  Status,
  BadgeProps["tone"]
>;

/** Where something stands in time, in words and in colour. */
export function StatusBadge({ status, kind = "event" }: { status: Status; kind?: "article" | "event" }) {
  return <Badge tone={tones[status]}>{statusLabel(status, kind)}</Badge>;
}

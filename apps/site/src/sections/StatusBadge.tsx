import { type Status, statusLabel } from "@sillages/content";
import { Badge, type BadgeProps } from "@sillages/ui";

const looks: Record<Status, Pick<BadgeProps, "tone" | "variant">> = {
  past: { tone: "muted", variant: "outline" },
  current: { tone: "accent" },
  next: { tone: "attention" },
  later: { tone: "clear", variant: "outline" },
};

/** Where something stands in time, in words and in colour. */
export function StatusBadge({ status, kind = "event" }: { status: Status; kind?: "article" | "event" }) {
  return <Badge {...looks[status]}>{statusLabel(status, kind)}</Badge>;
}

"use client";

import { Tabs, type Tab } from "@sillages/ui";
import { useArrivalAt, useNameInAddress, writeName } from "../../shell/address/nameInAddress.ts";

interface KitTabsProps {
  label: string;
  /** Each called by the anchor of what it shows. */
  tabs: readonly Tab[];
}

/** The drawers of the press kit, one open at a time: the address names it, and can be sent to a colleague. */
export function KitTabs({ label, tabs }: KitTabsProps) {
  const ids = tabs.map(({ id }) => id);
  const open = useNameInAddress(ids, ids[0] ?? "");
  useArrivalAt(open);
  return <Tabs label={label} tabs={tabs} value={open} onChange={writeName} />;
}

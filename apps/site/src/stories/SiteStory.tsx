import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { PinnedNow } from "./pinnedNow.tsx";

/** What a section of the site stands in: an address, and the instant that the toolbar pins. */
export function SiteStory({ path, now, children }: { path: string; now: string; children: ReactNode }) {
  return (
    <PinnedNow value={new Date(`${now}T12:00:00+01:00`)}>
      <MemoryRouter key={path} initialEntries={[path]}>
        {children}
      </MemoryRouter>
    </PinnedNow>
  );
}

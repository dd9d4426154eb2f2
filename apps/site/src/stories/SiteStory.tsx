import type { ReactNode } from "react";
import { MemoryRouter, parsePath } from "react-router-dom";
import { PinnedNow } from "./pinnedNow.tsx";

interface SiteStoryProps {
  /** Of the story: what it leaves in its entry of the history, no other one finds there. */
  id: string;
  path: string;
  now: string;
  children: ReactNode;
}

/** What a section of the site stands in: an address, and the instant that the toolbar pins. */
export function SiteStory({ id, path, now, children }: SiteStoryProps) {
  return (
    <PinnedNow value={new Date(`${now}T12:00:00+01:00`)}>
      <MemoryRouter key={path} initialEntries={[{ ...parsePath(path), key: id }]}>
        {children}
      </MemoryRouter>
    </PinnedNow>
  );
}

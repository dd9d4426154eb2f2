import { Link } from "@sillages/ui";
import { fileNote } from "./fileNote.ts";
import type { PageLinkProps } from "./PageLink.tsx";

/** Brings a file of the site, with its format and what the one that the build writes weighs; or leads to one of its pages. */
export function FileLink({ label, path, variant = "standalone" }: PageLinkProps) {
  const { fileName, note } = fileNote(path);
  return (
    <Link href={path} variant={variant} {...(note && { download: note, fileName })}>
      {label}
    </Link>
  );
}

import { Link } from "@sillages/ui";
import { fileNote } from "./fileNote.ts";

export interface FileLinkProps {
  /** A file of the site, or one of its pages. */
  path: string;
  /** What the link says. */
  label: string;
}

/** Brings a file, with its format and what the one that the build writes weighs. */
export function FileLink({ label, path }: FileLinkProps) {
  const { fileName, note } = fileNote(path);
  return (
    <Link href={path} variant="standalone" {...(note && { download: note, fileName })}>
      {label}
    </Link>
  );
}

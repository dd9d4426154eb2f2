import { Link } from "@sillages/ui";
import { fileNote } from "./fileNote.ts";

interface FileLinkProps {
  /** A file of the site, or one of its pages. */
  path: string;
  /** What the link says. */
  label: string;
  /** As a `Link` has it. @defaultValue "standalone" */
  variant?: "standalone" | "listed";
}

/** Brings a file, with its format and what the one that the build writes weighs. */
export function FileLink({ label, path, variant = "standalone" }: FileLinkProps) {
  const { fileName, note } = fileNote(path);
  return (
    <Link href={path} variant={variant} {...(note && { download: note, fileName })}>
      {label}
    </Link>
  );
}

import { Link } from "@sillages/ui";

export interface BackLinkProps {
  label: string;
  path: string;
}

/** From a document to the page of the site that it goes with. */
export function BackLink({ label, path }: BackLinkProps) {
  return (
    <Link href={path} variant="standalone">
      {label}
    </Link>
  );
}

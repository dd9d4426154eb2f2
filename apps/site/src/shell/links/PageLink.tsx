import { Link, type LinkProps } from "@sillages/ui";

/** What a link says and where it leads, as the content writes both. */
export interface WrittenLink {
  label: string;
  path: string;
}

export interface PageLinkProps extends WrittenLink {
  /** As a `Link` has it. @defaultValue "standalone" */
  variant?: NonNullable<LinkProps["variant"]>;
}

/** A link of the content, in no sentence. */
export function PageLink({ label, path, variant = "standalone" }: PageLinkProps) {
  return (
    <Link href={path} variant={variant}>
      {label}
    </Link>
  );
}

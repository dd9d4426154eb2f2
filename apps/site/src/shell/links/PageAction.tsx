import { ActionLink, type ActionLinkProps } from "@sillages/ui";
import type { WrittenLink } from "./PageLink.tsx";

/** A link of the content that is one of the actions of its place. */
export function PageAction({
  label,
  path,
  ...look
}: WrittenLink & Pick<ActionLinkProps, "plain" | "variant">) {
  return (
    <ActionLink {...look} href={path}>
      {label}
    </ActionLink>
  );
}

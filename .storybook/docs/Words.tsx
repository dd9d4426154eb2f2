import { PageLink } from "./PageLink.tsx";

const marked = /(`[^`]+`|\b[A-Z][A-Za-z]+\b)/;

/** The words of a usage note: code between backticks, and each component that they name leads to its page if `linked`. */
export function Words({ children, linked = false }: { children: string; linked?: boolean }) {
  return children.split(marked).map((part, at) => {
    if (part.startsWith("`")) return <code key={at}>{part.slice(1, -1)}</code>;
    return linked && at % 2 === 1 ? (
      <PageLink key={at} find={({ byName }) => byName.get(part)}>
        {part}
      </PageLink>
    ) : (
      part
    );
  });
}

import { DocsContext } from "@storybook/addon-docs/blocks";
import { type MouseEvent, type ReactNode, Suspense, use, useContext } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { type Pages, pagesOfStorybook } from "./pages.ts";

export interface PageLinkProps {
  /** Which page; nothing where there is none. */
  find: (pages: Pages) => string | undefined;
  children: ReactNode;
}

function Found({ find, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext);
  const id = find(use(pagesOfStorybook()));
  if (!id) return children;
  const address = `?path=/docs/${id}`;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, address);
  };
  return (
    <a href={`./${address}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}

/** A link to another page of this Storybook; plain words where there is none. */
export function PageLink(props: PageLinkProps) {
  return (
    <Suspense fallback={props.children}>
      <Found {...props} />
    </Suspense>
  );
}

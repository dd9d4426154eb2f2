import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isModified } from "../../shell/navigation/isModified.ts";
import { useAwake } from "../../shell/living/neverChanges.ts";
import type { Article } from "./article.ts";
import { articleIdOf } from "./articlePath.ts";
import type { ArticleViewerProps } from "./ArticleViewer.tsx";

/**
 * The article of `articles` that the address names (`/presse#<id>`), and what shows it, fetched when the first one is opened.
 * Closing goes back to the address from which it was opened, or drops the anchor when the page was reached by it.
 */
export function useOpenArticle(articles: readonly Article[]) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [Viewer, setViewer] = useState<ComponentType<ArticleViewerProps>>();
  const [failed, setFailed] = useState(false);
  const stoodClosed = useRef(false);
  /** Going back takes its time: a second press asks for no other step. */
  const left = useRef<Article>(undefined);
  const named = articles.find(({ id }) => hash === `#${id}`);
  // The server is sent no anchor: the HTML, and what React first makes of it, show no article.
  const open = useAwake() ? named : undefined;

  useEffect(() => {
    if (!named) {
      stoodClosed.current = true;
      left.current = undefined;
    } else if (!Viewer) {
      import("./ArticleViewer.tsx").then(
        ({ ArticleViewer }) => setViewer(() => ArticleViewer),
        () => setFailed(true),
      );
    }
  }, [named, Viewer]);

  const close = () => {
    if (!open || left.current === open) return;
    left.current = open;
    setFailed(false);
    if (stoodClosed.current) void navigate(-1);
    else void navigate(pathname, { replace: true });
  };

  /** A link to an article's own page shows it over this one, unless another window is asked for. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    const id = link && !isModified(event) && articleIdOf(link);
    if (!id) return;
    event.preventDefault();
    // Safari gives no focus to a link that is pressed: focus must have somewhere to come back to.
    link.focus({ preventScroll: true });
    void navigate(`${pathname}#${id}`);
  };

  return {
    onClick,
    open,
    Viewer,
    failed,
    close,
    move: (id: string) => void navigate(`${pathname}#${id}`, { replace: true }),
  };
}

import { useEffect } from "react";

/** The kit draws plain links: what they lead to on this site, the router shows without loading a page. */
export function useRouterLinks(navigate: (to: string) => unknown) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      const held = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      // What a component of the kit opens in place says so by preventing; an anchor of this page is the browser's.
      if (!link || held || event.defaultPrevented || link.getAttribute("href")?.startsWith("#")) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}

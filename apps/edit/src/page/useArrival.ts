import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

interface Place {
  readonly page: number;
  readonly main: number;
}

/** Where one comes to: an entry begins at its head, a list is found again as it was left. */
export interface View {
  readonly address: string;
  readonly kind: "home" | "list" | "entry";
}

/**
 * Focus and scrolling when the address changes, by a link or by Back. A list that one comes back to is where it was left, with the
 * focus on the link that was followed; anything else begins at its head.
 */
export function useArrival({ address, kind }: View, main: RefObject<HTMLElement | null>) {
  const shown = useRef(address);
  const places = useRef(new Map<string, Place>());

  useEffect(() => {
    history.scrollRestoration = "manual";
    const onScroll = () =>
      places.current.set(shown.current, { page: scrollY, main: main.current?.scrollTop ?? 0 });
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", onScroll, { capture: true });
  }, [main]);

  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = address;
    // Whoever types what they search goes on typing.
    if (left === address || document.activeElement?.matches("[type='search']")) return;
    const place = kind === "entry" ? undefined : places.current.get(address);
    scrollTo({ top: place?.page ?? 0, behavior: "instant" });
    main.current?.scrollTo({ top: place?.main ?? 0, behavior: "instant" });
    const followed = kind === "entry" ? undefined : linkTo(left, kind === "home" ? document : main.current);
    (followed ?? main.current)?.focus({ preventScroll: place !== undefined || !followed });
  }, [address, kind, main]);
}

/** The link inside of `among` that leads to `address`, or to the list that holds it. */
function linkTo(address: string, among: ParentNode | null): HTMLAnchorElement | undefined {
  const [, folder = ""] = address.split("/");
  if (folder === "" || folder.startsWith("?")) return undefined;
  const links = [...(among?.querySelectorAll("a") ?? [])].filter((link) => link.checkVisibility());
  const to = (wanted: string) => links.find((link) => link.getAttribute("href") === wanted);
  return to(address) ?? to(`#/${folder}`);
}

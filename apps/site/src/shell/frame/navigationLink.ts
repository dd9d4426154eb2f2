import type { WrittenLink } from "../links/PageLink.tsx";

/** An entry of the header's or the footer's navigation, as the design system takes it. */
export const navigationLink = ({ label, path }: WrittenLink) => ({ label, href: path });

import type { DeclaredProps } from "../declaredProps.ts";

/** What each component's page knows of its props, by its name; filled at build, see `declaredProps.ts`. */
export const declared: Readonly<Partial<Record<string, DeclaredProps>>> = {};

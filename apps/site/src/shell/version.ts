import { createContext, use } from "react";

/** Which build the page comes from; none in development and in stories. */
export const Version = createContext<string | undefined>(undefined);

export const useVersion = () => use(Version);

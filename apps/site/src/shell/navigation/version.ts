import { createContext } from "react";

/** Which build the page comes from; none in development and in stories. */
export const Version = createContext<string | undefined>(undefined);

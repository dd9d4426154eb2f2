// Stands for shell/time/now.tsx in stories (.storybook/pinnedNow.ts): statuses are computed from the instant that the toolbar pins.
import { createContext, useContext } from "react";

/** The instant at which a story of the site stands. */
export const PinnedNow = createContext(new Date(0));

export const useNow = () => useContext(PinnedNow);

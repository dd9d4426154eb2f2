import { useSyncExternalStore } from "react";
import { followRecords, noRecords, readRecords } from "./records.ts";

/** What was played on this device; nothing where the page is written. */
export const useRecords = () => useSyncExternalStore(followRecords, readRecords, () => noRecords);

import { attempt, device } from "../../../shell/device/storage.ts";

/** Where the device keeps what was played to its end (records.ts). */
export const RECORDS_KEY = "sillages.records";

/** Whether something was: read before the page is painted, and before what reads the rest is there. */
export const hasRecords = () => attempt(() => device().getItem(RECORDS_KEY) !== null) === true;

import { partnerReport } from "@sillages/content/journal";
import { PrintedPart, type PrintedPartProps } from "../pdf/PrintedPart.tsx";

/** A page of the report, under its heading. */
export const ReportPart = (part: PrintedPartProps) => (
  <PrintedPart {...part} running={partnerReport.running} />
);

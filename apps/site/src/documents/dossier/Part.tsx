import { dossier } from "@sillages/content";
import { PrintedPart, type PrintedPartProps } from "../pdf/PrintedPart.tsx";

/** A page of the dossier, under its heading. */
export const Part = (part: PrintedPartProps) => <PrintedPart {...part} running={dossier.running} />;

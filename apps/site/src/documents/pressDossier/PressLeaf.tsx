import { pressDossier } from "@sillages/content";
import { PrintedPart, type PrintedPartProps } from "../pdf/PrintedPart.tsx";

/** A page of the press kit, under its heading. */
export const PressLeaf = (part: PrintedPartProps) => <PrintedPart {...part} running={pressDossier.running} />;

import { pdfWords } from "@sillages/content";
import { partnerReport, reportOn } from "@sillages/content/journal";
import { PrintDocument } from "@sillages/illustrations";
import { Text } from "@sillages/ui";
import { Document } from "../../Document.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { PrintedBar } from "../pdf/PrintedBar.tsx";
import { PrintedCover } from "../pdf/PrintedCover.tsx";
import { Attached } from "./Attached.tsx";
import { Done } from "./Done.tsx";
import { Measured } from "./Measured.tsx";
import { ReportPart } from "./ReportPart.tsx";

const { back, done, lead, meta, none, title } = partnerReport;

/** What a partner receives twice a year, on the example of the last six months of the log. */
export function ReportDocument({ builtAt }: { builtAt: string }) {
  const report = reportOn(new Date(builtAt));
  const edition = pdfWords.edition(builtAt.slice(0, 10));
  return (
    <Document builtAt={builtAt} meta={meta}>
      <PrintDocument bar={<PrintedBar path="/documents/rapport-rse.html" back={back} />}>
        <PrintedCover
          title={title}
          lead={lead}
          surface="dawn"
          picture={pictureOf("scenes/rade-haute")}
          edition={report ? `${partnerReport.period(report)}. ${edition}` : edition}
        />
        {report ? (
          <>
            <Done report={report} />
            <Measured report={report} />
            <Attached report={report} />
          </>
        ) : (
          <ReportPart id={done.id} heading={done.heading}>
            <Text size="lead">{none}</Text>
          </ReportPart>
        )}
      </PrintDocument>
    </Document>
  );
}

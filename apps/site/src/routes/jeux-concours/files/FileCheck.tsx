"use client";

import { fileCheck } from "@sillages/content";
import { FileField, Stack, Status } from "@sillages/ui";
import { useState } from "react";
import type { FileKind } from "./FileReport.tsx";

// What looks into a file comes when there is one.
const load = () => import("./FileReport.tsx");
type ReportModule = Awaited<ReturnType<typeof load>>;

const accept: readonly [FileKind, string][] = [
  ["photo", "image/jpeg,image/png"],
  ["video", "video/mp4"],
];

/** A file to choose, and what the device sees of it. Nothing leaves the device. */
export function FileCheck() {
  const [chosen, setChosen] = useState<{ kind: FileKind; file: File; at: number }>();
  const [report, setReport] = useState<ReportModule>();
  const [failed, setFailed] = useState(false);

  const choose = (kind: FileKind, file: File) => {
    setChosen((before) => ({ kind, file, at: (before?.at ?? 0) + 1 }));
    setFailed(false);
    if (!report) load().then(setReport, () => setFailed(true));
  };

  return (
    <Stack>
      <Stack direction="row" space="near">
        {accept.map(([kind, types]) => (
          <FileField
            key={kind}
            variant="button"
            label={fileCheck.choose[kind]}
            name={kind}
            accept={types}
            onChange={(file) => choose(kind, file)}
          />
        ))}
      </Stack>
      {chosen && report ? (
        <report.FileReport {...chosen} />
      ) : (
        <Status tone={failed ? "error" : "plain"}>
          {chosen && (failed ? fileCheck.failed : fileCheck.checking)}
        </Status>
      )}
    </Stack>
  );
}

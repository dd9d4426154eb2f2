"use client";

import { contestPeriod, fileCheck, fileReport as words, periodState } from "@sillages/content";
import { type CheckListItem, CheckList } from "@sillages/illustrations";
import { Heading, Stack, Status, Text, TextArea } from "@sillages/ui";
import { useEffect, useState } from "react";
import { useNow } from "../../../shell/time/now.tsx";
import { captionFinding, photoFindings, printNote, verdictOf, videoFindings } from "./findings.ts";
import { inspectPhoto } from "./inspectPhoto.ts";
import { inspectVideo } from "./inspectVideo.ts";

export type FileKind = "photo" | "video";

/** What was found, and a fact beside it that no rule judges. */
interface Report {
  findings: CheckListItem[];
  note?: string | undefined;
}

const inspect: Record<FileKind, (file: File) => Promise<Report>> = {
  photo: async (file) => {
    const facts = await inspectPhoto(file);
    return { findings: photoFindings(facts), note: printNote(facts) };
  },
  video: async (file) => ({ findings: videoFindings(await inspectVideo(file)) }),
};

const tones = { right: "done", wrong: "error", unknown: "plain" } as const;

interface CaptionProps {
  value: string;
  onChange: (text: string) => void;
}

function Caption({ value, onChange }: CaptionProps) {
  const { outcome, text } = captionFinding(value);
  return (
    <TextArea
      name="caption"
      label={words.caption.label}
      hint={words.caption.hint}
      value={value}
      onChange={onChange}
      {...(value && { [outcome === "wrong" ? "error" : "valid"]: text })}
    />
  );
}

interface FileProps {
  file: File;
  kind: FileKind;
}

/** What the device sees of the file, set against the rules. */
function Inspection({ file, kind }: FileProps) {
  const [report, setReport] = useState<Report>();
  const [unreadable, setUnreadable] = useState(false);
  const isClosed = periodState(contestPeriod, useNow()) === "past";

  // A download or a copy that was cut leaves one: no rule is to be set against it.
  const isEmpty = file.size === 0;

  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    // A file that was moved, renamed or written since it was chosen is no longer read.
    inspect[kind](file).then(
      (found) => isCurrent && setReport(found),
      () => isCurrent && setUnreadable(true),
    );
    return () => void (isCurrent = false);
  }, [file, isEmpty, kind]);

  const verdict = report && verdictOf(report.findings);
  const trouble = isEmpty ? words.empty : unreadable && words.unreadable;
  const said = verdict && (verdict === "right" && isClosed ? words.closed : words.verdict[verdict]);
  return (
    <>
      <Heading level={3} size="subtitle">
        {words.title(file.name, file.size)}
      </Heading>
      <Status tone={trouble ? "error" : verdict ? tones[verdict] : "plain"}>
        {trouble || (said ?? fileCheck.checking)}
      </Status>
      {report && (
        <CheckList
          findings={report.findings}
          rightLabel={words.outcome.right}
          wrongLabel={words.outcome.wrong}
          unknownLabel={words.outcome.unknown}
        />
      )}
      {report?.note && <Text size="small">{report.note}</Text>}
    </>
  );
}

/** What is said of the file `at`, the first being 1, then a caption: it stays when another photo is chosen in the place of the first. */
export function FileReport({ at, ...chosen }: FileProps & { at: number }) {
  const [caption, setCaption] = useState("");
  return (
    <Stack space="near">
      <Inspection key={at} {...chosen} />
      {chosen.kind === "photo" && <Caption value={caption} onChange={setCaption} />}
    </Stack>
  );
}

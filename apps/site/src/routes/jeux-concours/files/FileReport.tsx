import { fileCheck, fileReport as words } from "@sillages/content";
import { type Finding, FindingList, Headline, Stack, Status, TextArea } from "@sillages/ui";
import { useEffect, useState } from "react";
import { captionFinding, photoFindings, verdictOf, videoFindings } from "./findings.ts";
import { inspectPhoto } from "./inspectPhoto.ts";
import { inspectVideo } from "./inspectVideo.ts";

export type FileKind = "photo" | "video";

const inspect: Record<FileKind, (file: File) => Promise<Finding[]>> = {
  photo: async (file) => photoFindings(await inspectPhoto(file)),
  video: async (file) => videoFindings(await inspectVideo(file)),
};

const tones = { right: "done", wrong: "error", unknown: "plain" } as const;

function Caption() {
  const [caption, setCaption] = useState("");
  const { outcome, text } = captionFinding(caption);
  return (
    <TextArea
      name="caption"
      label={words.caption.label}
      hint={words.caption.hint}
      onChange={setCaption}
      {...(caption && { [outcome === "wrong" ? "error" : "valid"]: text })}
    />
  );
}

/** What the device sees of the file, set against the rules. */
export function FileReport({ file, kind }: { file: File; kind: FileKind }) {
  const [findings, setFindings] = useState<Finding[]>();

  useEffect(() => {
    let isCurrent = true;
    void inspect[kind](file).then((found) => isCurrent && setFindings(found));
    return () => void (isCurrent = false);
  }, [file, kind]);

  const verdict = findings && verdictOf(findings);
  return (
    <Stack space="near">
      <Headline level={3} size="subtitle">
        {words.title(file.name, file.size)}
      </Headline>
      <Status tone={verdict ? tones[verdict] : "plain"}>
        {verdict ? words.verdict[verdict] : fileCheck.checking}
      </Status>
      {findings && <FindingList findings={findings} words={words.outcome} />}
      {kind === "photo" && <Caption />}
    </Stack>
  );
}

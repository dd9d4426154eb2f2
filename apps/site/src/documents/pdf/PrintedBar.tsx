import type { DocumentPath } from "@sillages/content";
import { Stack, Text } from "@sillages/ui";
import { PdfLink } from "./PdfLink.tsx";
import { PageLink, type WrittenLink } from "../../shell/links/PageLink.tsx";

interface PrintedBarProps {
  path: DocumentPath;
  back: WrittenLink;
  hint?: string;
}

/** What only a screen needs of a printed document: the way back, the PDF. */
export function PrintedBar({ path, back, hint }: PrintedBarProps) {
  return (
    <Stack direction="row" space="near">
      <PageLink {...back} />
      <PdfLink path={path} />
      {hint && <Text size="small">{hint}</Text>}
    </Stack>
  );
}

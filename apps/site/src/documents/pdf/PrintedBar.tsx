import { type DocumentPath } from "@sillages/content";
import { Stack, Text } from "@sillages/ui";
import { BackLink, type BackLinkProps } from "../BackLink.tsx";
import { PdfLink } from "./PdfLink.tsx";

interface PrintedBarProps {
  path: DocumentPath;
  back: BackLinkProps;
  hint?: string;
}

/** What only a screen needs of a printed document: the way back, the PDF. */
export function PrintedBar({ path, back, hint }: PrintedBarProps) {
  return (
    <Stack direction="row" space="near">
      <BackLink {...back} />
      <PdfLink path={path} />
      {hint && <Text size="small">{hint}</Text>}
    </Stack>
  );
}

import { type DocumentPath } from "@sillages/content";
import { Link, Stack, Text } from "@sillages/ui";
import { PdfLink } from "./PdfLink.tsx";

export interface PrintedBarProps {
  path: DocumentPath;
  back: { readonly label: string; readonly path: string };
  hint?: string;
}

/** What only a screen needs of a printed document: the way back, the PDF. */
export function PrintedBar({ path, back, hint }: PrintedBarProps) {
  return (
    <Stack direction="row" space="near">
      <Link href={back.path} variant="standalone">
        {back.label}
      </Link>
      <PdfLink path={path} />
      {hint && <Text size="small">{hint}</Text>}
    </Stack>
  );
}

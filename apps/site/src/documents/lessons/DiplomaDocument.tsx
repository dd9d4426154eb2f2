import { diplomas, diplomaWords } from "@sillages/content";
import { Diploma, PrintDocument } from "@sillages/illustrations";
import { Heading, Stack, Text } from "@sillages/ui";
import { Document } from "../../Document.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

const { document: words, meta, title } = diplomas;

/** A diploma to fill in by hand: without script, and for who has the time to write thirty names. */
export function DiplomaDocument({ builtAt }: { builtAt: string }) {
  return (
    <Document builtAt={builtAt} meta={meta}>
      <PrintDocument
        bar={
          <Stack space="near">
            <Heading level={1}>{title}</Heading>
            <Text>{words.hint}</Text>
            <PageLink {...words.back} />
          </Stack>
        }
      >
        <Diploma
          {...diplomaWords.sheet}
          level={2}
          reason={words.reason}
          date={words.date}
          picture={pictureOf("scenes/deux-sillages-haute")}
        />
      </PrintDocument>
    </Document>
  );
}

import { accueil, callList, escales as words, portGame } from "@sillages/content";
import { Link, Text } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";

export function RutterHeader() {
  return (
    <PageHeader title={words.title} lead={words.lead}>
      <Text>{words.flags}</Text>
      <Text size="small">
        {accueil.expeditions.data.warning} {callList.note}
      </Text>
      <Link href={words.back.path} variant="standalone">
        {words.back.label}
      </Link>
      <Link href={portGame.door.path} variant="standalone">
        {portGame.title}
      </Link>
    </PageHeader>
  );
}

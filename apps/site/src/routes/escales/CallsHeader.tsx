import { accueil, callList, escales as words, portGame } from "@sillages/content";
import { Link, Text } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

export function CallsHeader() {
  return (
    <PageHeader title={words.title} lead={words.lead}>
      <Text>{words.flags}</Text>
      <Text size="small">{`${accueil.expeditions.data.warning} ${callList.note}`}</Text>
      <PageLink {...words.back} />
      <Link href={portGame.door.path} variant="standalone">
        {portGame.title}
      </Link>
    </PageHeader>
  );
}

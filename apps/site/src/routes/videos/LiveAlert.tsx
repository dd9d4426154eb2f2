import { capitalised, controls, type Live, monthRange, videosPage } from "@sillages/content";
import { ActionLink, Badge, Stack, Text, Link } from "@sillages/ui";
import { AnchoredDialog } from "./AnchoredDialog.tsx";
import { fileNote } from "../../shell/links/fileNote.ts";
import { liveEvent } from "../../shell/links/liveEvent.ts";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Subscription } from "../../shell/newsletter/Subscription.tsx";
import { googleCalendar, outlookCalendar } from "./webCalendars.ts";

const { close, file, heading, lead, newsletter, web } = videosPage.alert;

/** The window that a live to come opens: its file, the calendars of the web, the newsletter. */
export function LiveAlert({ live }: { live: Live }) {
  const id = `alerte-${live.id}`;
  const event = liveEvent(live);
  const calendar = `/calendriers/${live.id}.ics`;
  const { note } = fileNote(calendar);
  return (
    <AnchoredDialog
      id={id}
      title={heading}
      closeLabel={close}
      mark={<Badge tone="attention">{capitalised(monthRange(live))}</Badge>}
      picture={pictureOf("pictograms/reveil")}
      pictureSurface="vermilion"
      opener={
        <ActionLink href={`#${id}`} variant="accent" opens="dialog">
          {heading}
        </ActionLink>
      }
    >
      <Text>{lead}</Text>
      <ActionLink href={calendar} variant="secondary" {...(note && { download: note })}>
        {file}
      </ActionLink>
      <Stack direction="row" space="regular">
        <Link href={googleCalendar(event)} variant="standalone" newWindow={controls.newWindow}>
          {web.google}
        </Link>
        <Link href={outlookCalendar(event)} variant="standalone" newWindow={controls.newWindow}>
          {web.outlook}
        </Link>
      </Stack>
      <Text>{newsletter}</Text>
      <Subscription />
    </AnchoredDialog>
  );
}

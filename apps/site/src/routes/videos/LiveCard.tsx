import {
  capitalised,
  controls,
  type Live,
  monthRange,
  type Status,
  statusLabel,
  videos,
  videosPage,
} from "@sillages/content";
import {
  ActionLink,
  Badge,
  Card,
  CardBody,
  CardFooter,
  CardMedia,
  CardTitle,
  StatGroup,
  PlayMark,
  Text,
} from "@sillages/ui";
import { DayMark } from "@sillages/illustrations";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { LiveAlert } from "./LiveAlert.tsx";

const { button, facts: factsLabel, noReplay, onAir } = videosPage.lives;

const tones = { past: "muted", current: "accent", next: "attention", later: "success" } as const;

interface LiveCardProps {
  live: Live;
  status: Status;
}

/** Where it can be seen now: its channel while it lasts, its recording after. */
function addressNow(live: Live, status: Status) {
  if (status === "current") return live.channel;
  return status === "past" ? videos.find(({ id }) => id === live.replay)?.url : undefined;
}

function LiveAction({ live, status }: LiveCardProps) {
  if (status === "next" || status === "later") return <LiveAlert live={live} />;
  const url = addressNow(live, status);
  if (!url) return <Text size="small">{noReplay}</Text>;
  return (
    <ActionLink href={url} newWindow={controls.newWindow} cover>
      {button[status]}
    </ActionLink>
  );
}

export function LiveCard({ live, status }: LiveCardProps) {
  const { description, drawing, facts, id, location, title } = live;
  const playable = addressNow(live, status) !== undefined;
  return (
    <Card as="li" id={id} surface="nightPale">
      <CardMedia
        picture={pictureOf(drawing)}
        ratio="screen"
        badge={
          <Badge tone={tones[status]} size="large" icon={status === "current" && <DayMark shape="disc" />}>
            {status === "current" ? onAir : statusLabel(status)}
          </Badge>
        }
        mark={playable && <PlayMark />}
      />
      <CardBody>
        <CardTitle level={3} size="poster">
          {title}
        </CardTitle>
        <Text tone="strong">
          {capitalised(monthRange(live))}, {location}
        </Text>
        <Text>{description}</Text>
        <StatGroup variant="line" label={factsLabel(title)} figures={facts} />
        <CardFooter>
          <LiveAction live={live} status={status} />
        </CardFooter>
      </CardBody>
    </Card>
  );
}

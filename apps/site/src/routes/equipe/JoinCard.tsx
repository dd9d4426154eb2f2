import { equipe } from "@sillages/content";
import { ActionLink, Card, CardBody, CardMedia, CardTitle } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { JoinCall } from "./JoinCall.tsx";

const { call, heading, partner } = equipe.join;

/** The place that is still free, after those that are taken. */
export function JoinCard() {
  return (
    <Card as="li" size="large">
      <CardMedia picture={pictureOf("scenes/ponton")} decorative />
      <CardBody>
        <JoinCall
          calls={call}
          title={
            <CardTitle level={3} size="large">
              {heading}
            </CardTitle>
          }
          partner={
            <ActionLink href={partner.path} variant="secondary">
              {partner.label}
            </ActionLink>
          }
        />
      </CardBody>
    </Card>
  );
}

import { identity, pressTake } from "@sillages/content";
import { Heading, Link, Stack, Text } from "@sillages/ui";
import { LastPositions } from "../../log/LastPositions.tsx";
import { ByMonth } from "../../sections/ByMonth.tsx";
import { roadFrom } from "../../sections/roadOn.ts";
import { UntilReturn } from "../../sections/UntilReturn.tsx";
import { editionDate } from "../../shell/time/edition.ts";

const { tonight } = pressTake;

/** Where the boats are, as the front page of a newspaper says it, and the number to call whatever the hour. */
export function Tonight() {
  const { display, href } = identity.telephone.press;
  return (
    <Stack space="close">
      <Heading level={2} size="subtitle">
        <UntilReturn as="span" after={tonight.headingAfter}>
          {tonight.heading}
        </UntilReturn>
      </Heading>
      <LastPositions />
      <Text>
        <ByMonth as="span" states={roadFrom(editionDate())} />
      </Text>
      <Text size="small">
        <UntilReturn as="span" after="">
          {tonight.note}
        </UntilReturn>{" "}
        {tonight.call} <Link href={href}>{display}</Link>
      </Text>
    </Stack>
  );
}

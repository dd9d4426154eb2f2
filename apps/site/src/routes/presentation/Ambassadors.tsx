import { figures, identity, periodState, presentation, stages } from "@sillages/content";
import { ActionLink, Card, Grid, Headline, Section, SectionHeader, Stack, Text } from "@sillages/ui";
import { mailto } from "../../shell/mailto.ts";
import { useNow } from "../../shell/now.tsx";
import { headlines } from "./headlines.css.ts";

const { fields, heading, id, lead, mail, states } = presentation.ambassadors;
const call = stages.find((stage) => stage.id === "appel-a-projets");

/** The call for projects says where it stands: to come, open or closed. */
function useCall() {
  const now = useNow();
  return states[call ? periodState(call, now) : "past"];
}

export function Ambassadors() {
  const { button, text } = useCall();
  return (
    <Section id={id} labelledBy="ambassadeurs-titre" surface="lagon">
      <SectionHeader
        id="ambassadeurs-titre"
        title={heading}
        fit={headlines.ambassadors}
        lead={lead(figures.studentAmbassadors)}
      />
      <Stack space="wide">
        <Grid as="ul" columns="quarters">
          {fields.map((field) => (
            <Card key={field.id} as="li">
              <Headline level={3} size="subtitle">
                {field.title}
              </Headline>
              <Text>{field.text}</Text>
            </Card>
          ))}
        </Grid>
        <Text size="lead">{text}</Text>
        <div>
          <ActionLink href={mailto(identity.mail.contact, mail)}>{button}</ActionLink>
        </div>
      </Stack>
    </Section>
  );
}

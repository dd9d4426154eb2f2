import { identity, sailStage } from "@sillages/content";
import {
  ActionLink,
  Button,
  Grid,
  Headline,
  NumberedCard,
  SailPlan,
  ScriptOnly,
  Stack,
  Status,
  Text,
} from "@sillages/ui";
import { useRef } from "react";
import { mailto } from "../../../shell/mailto.ts";
import { Readings } from "../Readings.still.tsx";
import { BlueBoat, RedBoat } from "./Boats.still.tsx";
import { useChosenSpaces } from "./useChosenSpaces.ts";
import { useDesk } from "./useDesk.ts";
import { useLogo } from "./useLogo.ts";

const { card, failed: failure, mail, plan, retry: again, scale } = sailStage;

/** Nothing is chosen yet; without script, nothing can be. */
function EmptyCard() {
  return (
    <NumberedCard
      label={card.label}
      footer={
        <div>
          <ActionLink href={mailto(identity.mail.partners, mail)}>{card.ask}</ActionLink>
        </div>
      }
    >
      <Headline level={3} size="subtitle">
        {card.heading}
      </Headline>
      <ScriptOnly otherwise={<Text>{card.withoutScript}</Text>}>
        <Text as="div">{card.empty}</Text>
      </ScriptOnly>
    </NumberedCard>
  );
}

/** The sail plan, what is chosen on it, and the logo tried there. What makes it live is fetched when it comes near. */
export function SailStage() {
  const place = useRef<HTMLDivElement>(null);
  const { desk, failed, retry } = useDesk(place);
  const { choose, refuse, ...news } = useChosenSpaces(desk);
  const logo = useLogo(place);
  const { chosen } = news;
  const parts = { chosen, choose, refuse, logo: logo.logo };
  return (
    <div ref={place}>
      <Stack space="wide">
        <SailPlan
          label={plan}
          drawings={{ first: <RedBoat />, second: <BlueBoat /> }}
          spaces={
            desk && {
              first: <desk.Spaces boat="first" {...parts} />,
              second: <desk.Spaces boat="second" {...parts} />,
            }
          }
        />
        <Grid columns="plan">
          <Readings />
          {desk && chosen.length > 0 ? <desk.ChosenCard {...parts} /> : <EmptyCard />}
          <Stack>
            {desk && <desk.SpaceList {...parts} said={desk.said(news)} />}
            {failed && (
              <>
                <Status tone="error">{failure}</Status>
                <Button onClick={retry}>{again}</Button>
              </>
            )}
            <Text size="small">{scale}</Text>
          </Stack>
        </Grid>
        {desk && <desk.LogoDesk {...logo} chosen={chosen} />}
      </Stack>
    </div>
  );
}

import { portGame, type VoyageId } from "@sillages/content";
import { ScriptOnly, Section, Text, Link } from "@sillages/ui";
import { frames } from "../../map/frames.ts";
import { RouteChart } from "../../map/RouteChart.tsx";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Living } from "../../shell/Living.tsx";
import { Page } from "../../shell/Page.tsx";
import { portBank } from "./portBank.ts";
import { PortMarks } from "./PortChart.tsx";
import { PortGame } from "./PortGame.tsx";

/** The chart of a voyage, its ports without their names. */
function Chart({ voyage }: { voyage: VoyageId }) {
  return (
    <RouteChart
      voyage={voyage}
      label={portGame.charts[voyage]}
      layer={<PortMarks frame={frames[voyage]} />}
    />
  );
}

/** What the game says that does not count: the script carries the rest. */
const words = {
  start: portGame.start,
  hint: portGame.hint,
  pointed: portGame.pointed,
  nothing: portGame.nothing,
  damaged: portGame.damaged,
  answer: portGame.answer,
  next: portGame.next,
  end: portGame.end,
  again: portGame.again,
  learn: portGame.learn,
  list: portGame.list,
  challenge: portGame.challenge,
};

export default function PortGameRoute() {
  const { between, lead, noScript, title } = portGame;
  return (
    <Page>
      <PageHeader title={title} lead={lead} surface="sun" />
      <Section label={title} surface="lagoon" space="close">
        <ScriptOnly
          otherwise={
            <Text>
              {noScript.text} <Link href={noScript.link.path}>{noScript.link.label}</Link>
            </Text>
          }
        >
          <Living wakes="address">
            <PortGame
              bank={portBank(between)}
              charts={{ inset: <Chart voyage="europe" />, world: <Chart voyage="amerique-latine" /> }}
              words={words}
            />
          </Living>
        </ScriptOnly>
      </Section>
    </Page>
  );
}

import { portGame, type VoyageId } from "@sillages/content";
import { ScriptOnly, Section, Text, Link } from "@sillages/ui";
import { frames } from "../../map/frames.ts";
import { RouteChart } from "../../map/RouteChart.tsx";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Living } from "../../shell/living/Living.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { portBank } from "./portBank.ts";
import { PortMarks } from "./PortChart.tsx";
import { PortGame } from "./PortGame.tsx";

/** With what the game says that does not count: the script carries the rest. */
const { between, charts, door: _door, lead, meta: _meta, noScript, title, ...words } = portGame;

/** The chart of a voyage, its ports without their names. */
function Chart({ voyage }: { voyage: VoyageId }) {
  return <RouteChart voyage={voyage} label={charts[voyage]} layer={<PortMarks frame={frames[voyage]} />} />;
}

export default function PortGameRoute() {
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

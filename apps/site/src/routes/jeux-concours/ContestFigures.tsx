import { jeuxConcours, statistics } from "@sillages/content";
import { StatGroup } from "@sillages/ui";
import { ByContestState, type ContestStateProps } from "../../sections/ByContestState.tsx";

function Figures({ state }: ContestStateProps) {
  return (
    <StatGroup
      label={jeuxConcours.figures.heading}
      figures={statistics.map(({ announced, closed, label, trend, value }) => ({
        value,
        label: { upcoming: label, current: label, past: closed ?? label, announced: announced ?? label }[
          state
        ],
        note: trend,
      }))}
      surfaces={["sea", "sun", "night", "vermilion"]}
    />
  );
}

/** What there is to win follows the day; the rest does not. */
export function ContestFigures() {
  return <ByContestState part={Figures} />;
}

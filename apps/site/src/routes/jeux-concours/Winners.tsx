import { identity, jeuxConcours, prizes, videoPrizes, winners } from "@sillages/content";
import { DataTable, Grid, Stack, Text } from "@sillages/ui";
import { ByContestState, type ContestStateProps } from "../../sections/ByContestState.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";

const words = jeuxConcours.winners;

interface AwardsProps {
  caption: string;
  /** In order: each with those who won it. */
  awarded: readonly { readonly id: string; readonly title: string }[];
}

/** « Deuxième prix » on one line: a column that long names press would cut it. */
const unbroken = (title: string) => title.replace(/^(\S+) (\S+)$/u, "$1\u00A0$2");

function Awards({ awarded, caption }: AwardsProps) {
  const rows = awarded.flatMap(({ id: prize, title: name }) => {
    const own = winners.filter((winner) => winner.prize === prize);
    return own.map(({ id, name: winner, title }, at) => ({
      id,
      ...(at === 0 && { span: own.length }),
      cells: { ...(at === 0 && { prize: unbroken(name) }), winner, work: words.work(title) },
    }));
  });
  if (rows.length === 0) return null;
  const { prize, winner, work } = words.columns;
  return (
    <DataTable
      caption={caption}
      columns={[
        { key: "prize", label: prize },
        { key: "winner", label: winner },
        { key: "work", label: work },
      ]}
      rows={rows}
    />
  );
}

function Announced({ state }: ContestStateProps) {
  if (state !== "announced" || winners.length === 0) return null;
  const { contests, heading, id, invented, lead } = words;
  return (
    <TitledSection id={id} title={heading} lead={lead} surface="sunPale">
      <Stack>
        {identity.demonstration && <Text tone="strong">{invented}</Text>}
        <Grid columns="pair" space="wide">
          <Awards caption={contests.photo} awarded={prizes} />
          <Awards caption={contests.video} awarded={videoPrizes} />
        </Grid>
      </Stack>
    </TitledSection>
  );
}

/** Who won, once it is announced; nothing before, and nothing where nobody is named. */
export function Winners() {
  return <ByContestState part={Announced} />;
}

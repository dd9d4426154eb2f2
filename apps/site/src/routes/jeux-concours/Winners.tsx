import { identity, jeuxConcours, prizes, videoPrizes, winners } from "@sillages/content";
import { DataTable, Grid, Heading, List, Stack, Text } from "@sillages/ui";
import { Fragment } from "react";
import { ByContestState, type ContestStateProps } from "../../sections/ByContestState.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";

const words = jeuxConcours.winners;

interface Prize {
  readonly id: string;
  readonly title: string;
}

/** Prizes with more winners than this have a list of their own: their names would lengthen one of the two tables alone. */
const IN_TABLE = 3;

const wonBy = ({ id }: Prize) => winners.filter(({ prize }) => prize === id);

const isShared = (prize: Prize) => wonBy(prize).length > IN_TABLE;

/** « Deuxième prix » on one line: a column that long names press would cut it. */
const unbroken = (title: string) => title.replace(/^(\S+) (\S+)$/u, "$1\u00A0$2");

interface AwardsProps {
  caption: string;
  /** In order: each with those who won it. */
  awarded: readonly Prize[];
}

function Awards({ awarded, caption }: AwardsProps) {
  const rows = awarded.flatMap((prize) => {
    const own = wonBy(prize);
    return own.map(({ id, name: winner, title }, at) => ({
      id,
      ...(at === 0 && { span: own.length }),
      cells: { ...(at === 0 && { prize: unbroken(prize.title) }), winner, work: words.work(title) },
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

/** Everybody who won the same prize. */
function Shared({ prize }: { prize: Prize }) {
  return (
    <Stack space="close">
      <Heading level={3} size="subtitle">
        {prize.title}
      </Heading>
      <List
        variant="ruled"
        items={wonBy(prize).map(({ id, name, title }) => (
          <Fragment key={id}>
            {name}, {words.work(title)}
          </Fragment>
        ))}
      />
    </Stack>
  );
}

function Announced({ state }: ContestStateProps) {
  if (state !== "announced" || winners.length === 0) return null;
  const { contests, heading, id, invented, lead } = words;
  const own = (awarded: readonly Prize[]) => awarded.filter((prize) => !isShared(prize));
  return (
    <TitledSection id={id} title={heading} lead={lead} surface="sunPale">
      <Stack>
        {identity.demonstration && <Text tone="strong">{invented}</Text>}
        <Grid columns="pair" space="ruled">
          <Awards caption={contests.photo} awarded={own(prizes)} />
          <Awards caption={contests.video} awarded={own(videoPrizes)} />
        </Grid>
        {[...prizes, ...videoPrizes].filter(isShared).map((prize) => (
          <Shared key={prize.id} prize={prize} />
        ))}
      </Stack>
    </TitledSection>
  );
}

/** Who won, once it is announced; nothing before, and nothing where nobody is named. */
export function Winners() {
  return <ByContestState part={Announced} />;
}

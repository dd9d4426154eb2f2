import { enseignants, type TeachingSession } from "@sillages/content";
import { DataTable, DescriptionList, Heading, Link, List, Section, Text } from "@sillages/ui";
import { termsOf } from "./ofSession.ts";
import { PageLink } from "../../shell/links/PageLink.tsx";

const { document: words } = enseignants.sessions;

/** A term of the lexicon inside a sentence: « convention de Montego Bay ». */
const inSentence = (term: string) => term.charAt(0).toLowerCase() + term.slice(1);

/** The last thing to prepare: the lexicon, and its words of this session. */
function Lexicon({ session }: { session: TeachingSession }) {
  const { label, path } = words.lexicon;
  return (
    <>
      <Link href={path}>{label}</Link>
      {"\u00A0: "}
      {termsOf(session).map(({ id, term }, at) => (
        <span key={id}>
          {at > 0 && ", "}
          <Link href={`${path}#${id}`}>{inSentence(term)}</Link>
        </span>
      ))}
      .
    </>
  );
}

/** What is done in a step, and what is asked aloud. */
function Step({ questions = [], text }: TeachingSession["steps"][number]) {
  return (
    <>
      {text}
      {questions.length > 0 && <List items={questions.map(({ ask }) => ask)} />}
    </>
  );
}

/** The hour as a teacher leads it: aims, programmes, what to prepare, minute by minute, and what to leave out of a shorter one. */
export function Plan({ session }: { session: TeachingSession }) {
  const { aims, lead, level, prepare, programmes, short, steps, title } = session;
  return (
    <Section space="close" stack="regular">
      <Heading level={1}>{words.title(level, title)}</Heading>
      <Text size="lead">{lead}</Text>
      <Text size="small">{words.hint}</Text>
      <PageLink {...words.back} />
      <Heading level={2} size="subtitle">
        {words.aims}
      </Heading>
      <List items={aims} />
      <Heading level={2} size="subtitle">
        {words.programmes}
      </Heading>
      {programmes.map(({ href, text }) => (
        <Text key={text}>{href ? <Link href={href}>{text}</Link> : text}</Text>
      ))}
      <Heading level={2} size="subtitle">
        {words.prepare}
      </Heading>
      <List items={[...prepare, <Lexicon key="lexicon" session={session} />]} />
      <Heading level={2} size="subtitle">
        {words.steps}
      </Heading>
      <DataTable
        caption={words.caption(title)}
        columns={[
          { key: "minutes", label: words.columns.minutes, numeric: true },
          { key: "step", label: words.columns.step },
          { key: "text", label: words.columns.text },
          { key: "short", label: words.columns.short, numeric: true },
        ]}
        rows={steps.map((step) => ({
          id: step.title,
          cells: {
            minutes: step.minutes,
            step: step.title,
            text: <Step {...step} />,
            short: step.short ?? step.minutes,
          },
        }))}
      />
      <Heading level={2} size="subtitle">
        {words.short.heading}
      </Heading>
      <DescriptionList
        items={[
          { term: words.short.dropped, definition: short.dropped },
          { term: words.short.homework, definition: short.homework },
        ]}
      />
    </Section>
  );
}

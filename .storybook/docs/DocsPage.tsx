import { Controls, DocsContext, Primary, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import * as styles from "../../packages/ui/src/stories/docs.css.ts";
import { labelOf } from "../labels.ts";
import { FoundationRules, FoundationTokens } from "./FoundationNotes.tsx";
import { foundationOf } from "./foundations.ts";
import { noteOf } from "./notes.ts";
import { shownAs } from "./shownAs.ts";
import { Standing } from "./Standing.tsx";
import { States } from "./States.tsx";
import { UsageNotes } from "./UsageNotes.tsx";
import { Words } from "./Words.tsx";

/** The page of a component: what it is, one example, when to use it, its settings, all its states. */
export function DocsPage() {
  const story = useContext(DocsContext).storyById();
  const { title } = story;
  const name = title.split("/").at(-1) ?? title;
  const usage = noteOf(title);
  const foundation = foundationOf(title);
  const summary = (usage ?? foundation)?.summary;
  return (
    <>
      <Title>{labelOf(name)}</Title>
      {summary && (
        <p className={`${styles.summary} sb-unstyled`}>
          <Words linked>{summary}</Words>
        </p>
      )}
      {usage && <Standing usage={usage} />}
      {foundation && <FoundationRules rules={foundation.rules} />}
      <div className={shownAs(story)}>
        <Primary />
      </div>
      {foundation && <FoundationTokens {...foundation} />}
      {usage && <UsageNotes component={name} usage={usage} />}
      <Controls />
      <States />
    </>
  );
}

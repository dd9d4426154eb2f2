import { Button, Stack, Text } from "@sillages/ui";
import type { Finding } from "../api.ts";
import type { Draft } from "../entry/drafts.ts";
import type { Notice } from "../entry/useEntry.ts";
import { unknownWordsIn } from "../files/dictionary.ts";
import { words } from "../words.ts";
import * as styles from "./Editor.css.ts";

interface NoticesProps {
  readonly notice: Notice | undefined;
  /** What the check refuses; nothing before somebody asks to save. */
  readonly refused: readonly Finding[];
  readonly onAddWord: (word: string) => void;
  readonly onTakeBack: (draft: Draft) => void;
}

/** What has just happened to the entry. */
export function Notices({ notice, refused, onAddWord, onTakeBack }: NoticesProps) {
  return (
    <div aria-live="polite">
      {refused.length > 0 ? (
        <Refused {...{ refused, onAddWord }} />
      ) : (
        notice && <Told {...{ notice, onTakeBack }} />
      )}
    </div>
  );
}

function Refused({ refused, onAddWord }: Pick<NoticesProps, "refused" | "onAddWord">) {
  return (
    <div className={styles.notice}>
      <Text>{words.refused(refused.length)}</Text>
      <Stack direction="row" space="close">
        {unknownWordsIn(refused).map((word) => (
          <Button key={word} variant="secondary" size="small" onClick={() => onAddWord(word)}>
            {words.addWord(word)}
          </Button>
        ))}
      </Stack>
    </div>
  );
}

function Told({ notice, onTakeBack }: { notice: Notice; onTakeBack: (draft: Draft) => void }) {
  switch (notice.kind) {
    case "saved":
      return <Saved elsewhere={notice.elsewhere} />;
    case "draftForgotten":
      return (
        <Said>
          {words.draftForgotten}{" "}
          <Button variant="secondary" size="small" onClick={() => onTakeBack(notice.draft)}>
            {words.takeDraftBack}
          </Button>
        </Said>
      );
    default:
      return <Said>{words[notice.kind]}</Said>;
  }
}

function Saved({ elsewhere }: { elsewhere: readonly string[] }) {
  if (elsewhere.length === 0) return <Said>{words.saved}</Said>;
  return (
    <div className={styles.notice}>
      <Text>{words.savedElsewhere(elsewhere.length)}</Text>
      <ul className={styles.list}>
        {elsewhere.map((line) => (
          <li key={line}>
            <Text size="small">{line}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Said({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.notice}>
      <Stack direction="row" space="near">
        <Text as="div">{children}</Text>
      </Stack>
    </div>
  );
}

import { Button, Stack, Text } from "@sillages/ui";
import type { Finding } from "../api.ts";
import type { Draft } from "../entry/drafts.ts";
import type { Notice } from "../entry/entryState.ts";
import { unknownWordsIn } from "../files/dictionary.ts";
import { focusField } from "../form/focusField.ts";
import { focusPublication } from "../host/publication.ts";
import { words } from "../words.ts";
import * as styles from "./Editor.css.ts";
import { Status } from "./Status.tsx";

interface NoticesProps {
  readonly notice: Notice | undefined;
  /** What the check still says of other files, since the last saving. */
  readonly elsewhere: readonly string[];
  /** Whether what is saved is on the site at once. */
  readonly published: boolean;
  /** Whether the browser has no room for the draft. */
  readonly unkept: boolean;
  /** What the check refuses; nothing before somebody asks to save. */
  readonly refused: readonly Finding[];
  /** Those of them that no field of the form says. */
  readonly unsaid: readonly Finding[];
  /** What a field is called. */
  readonly labels: ReadonlyMap<string, string>;
  readonly onAddWord: (word: string) => void;
  readonly onTakeBack: (draft: Draft) => void;
}

/** What has just happened to the entry. */
export function Notices({
  notice,
  elsewhere,
  published,
  unkept,
  refused,
  unsaid,
  labels,
  onAddWord,
  onTakeBack,
}: NoticesProps) {
  return (
    <Status>
      {unkept && <Said>{words.draftUnkept}</Said>}
      {notice && <Told {...{ notice, elsewhere, published, labels, onTakeBack }} />}
      {refused.length > 0 && <Refused {...{ refused, unsaid, labels, onAddWord }} />}
    </Status>
  );
}

type RefusedProps = Pick<NoticesProps, "refused" | "unsaid" | "labels" | "onAddWord">;

/** How many ways to a field are shown: once these are mended, the others follow. */
const SHOWN = 6;

function Refused({ refused, unsaid, labels, onAddWord }: RefusedProps) {
  const shown = refused.filter((finding) => !unsaid.includes(finding));
  const places = new Map(shown.map((finding) => [finding.path.join("."), finding]));
  return (
    <div className={styles.notice}>
      <Text>{words.refused(refused.length)}</Text>
      <Lines lines={unsaid.map(words.finding)} />
      <Stack direction="row" space="close">
        {[...places.values()].slice(0, SHOWN).map(({ path, field }) => (
          <Button
            key={path.join(".")}
            variant="secondary"
            size="small"
            aria-label={words.goTo(placeName(path, labels) ?? field)}
            onClick={() => focusField(path)}
          >
            {placeName(path, labels) ?? field}
          </Button>
        ))}
      </Stack>
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

/** « Mots-clés n° 2 », for the second of them. */
function placeName(
  [first, second]: Finding["path"],
  labels: ReadonlyMap<string, string>,
): string | undefined {
  const label = labels.get(String(first));
  return label !== undefined && typeof second === "number" ? words.item(label, second + 1) : label;
}

/** `skills.0` → `["skills", 0]` */
const pathOf = (at: string) => at.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

type ToldProps = Pick<NoticesProps, "elsewhere" | "published" | "labels" | "onTakeBack"> & {
  readonly notice: Notice;
};

function Told({ notice, elsewhere, published, labels, onTakeBack }: ToldProps) {
  switch (notice.kind) {
    case "failed":
      return <Said>{notice.text}</Said>;
    case "saved":
      return <Saved {...{ elsewhere, published }} />;
    case "wordAdded":
      return <Said>{words.wordAdded(notice.word)}</Said>;
    case "undone":
      return <Said>{words.undone(placeName(pathOf(notice.at), labels))}</Said>;
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

function Saved({ elsewhere, published }: Pick<NoticesProps, "elsewhere" | "published">) {
  if (!published) {
    return (
      <Said>
        {words.host.saved}{" "}
        <Button variant="secondary" size="small" onClick={focusPublication}>
          {words.host.goToPublish}
        </Button>
      </Said>
    );
  }
  if (elsewhere.length === 0) return <Said>{words.saved}</Said>;
  return (
    <div className={styles.notice}>
      <Text>{words.savedElsewhere(elsewhere.length)}</Text>
      <Lines lines={elsewhere} />
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return undefined;
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>
          <Text size="small">{line}</Text>
        </li>
      ))}
    </ul>
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

import { sheetMaking as words } from "@sillages/content";
import { Button, Status } from "@sillages/ui";
import { useAwake } from "../../shell/neverChanges.ts";
import type { MadeSheet } from "./useSheet.ts";

interface SheetNewsProps {
  sheet: MadeSheet;
}

/** What became of the sheet: on its way, missing, shorter than asked; and its print, where there was none. */
export function SheetNews({ sheet }: SheetNewsProps) {
  const { failed, form, questions, refused, retry, shown } = sheet;
  // Asleep, nothing is on its way.
  const awake = useAwake();
  const news = () => {
    if (failed) return words.failed;
    if (!questions) return awake && words.loading;
    if (questions.length === 0) return words.none;
    return questions.length < shown.size && words.fewer(questions.length);
  };
  return (
    <>
      <Status tone={failed || questions?.length === 0 ? "error" : "plain"}>{news()}</Status>
      <Status tone="heard">
        {form.changed && questions && questions.length > 0 && words.drawn(questions.length, shown.code)}
      </Status>
      <Status tone="error">{refused && words.noPrint}</Status>
      {failed && (
        <div>
          <Button variant="secondary" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
    </>
  );
}

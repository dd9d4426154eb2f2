import { SelectField, Switch, Text } from "@sillages/ui";
import { textOf } from "../entry/textOf.ts";
import { words } from "../words.ts";
import { CasesControl } from "./controls/CasesControl.tsx";
import { GroupControl } from "./controls/GroupControl.tsx";
import { ListControl } from "./controls/ListControl.tsx";
import { NumberControl } from "./controls/NumberControl.tsx";
import { ParagraphsControl } from "./controls/ParagraphsControl.tsx";
import { PictureControl } from "./controls/PictureControl.tsx";
import { RowControl } from "./controls/RowControl.tsx";
import { TextControl } from "./controls/TextControl.tsx";
import { type ControlProps, useForm } from "./FormContext.ts";
import { useWords } from "./useWords.ts";

/** The control that a field asks for, with the check's words below it. */
export function FieldControl({ field, path, value }: ControlProps) {
  switch (field.kind) {
    case "text":
      return <TextControl {...{ field, path, value }} />;
    case "paragraphs":
      return <ParagraphsControl {...{ field, path, value }} />;
    case "number":
      return <NumberControl {...{ field, path, value }} />;
    case "choice":
      return <ChoiceControl {...{ field, path, value }} />;
    case "switch":
      return <SwitchControl {...{ field, path, value }} />;
    case "picture":
      return <PictureControl {...{ field, path, value }} />;
    case "list":
      return <ListControl {...{ field, path, value }} />;
    case "row":
      return <RowControl {...{ field, path, value }} />;
    case "group":
      return <GroupControl {...{ field, path, value }} />;
    case "cases":
      return <CasesControl {...{ field, path, value }} />;
    case "kept":
      return (
        <Text size="small" tone="muted">
          {`${field.label} — ${words.kept}`}
        </Text>
      );
  }
}

function ChoiceControl({ field, path, value }: ControlProps<"choice">) {
  const { change, touch } = useForm();
  const options = field.options.map((option) => ({ value: String(option), label: String(option) }));
  return (
    <SelectField
      {...useWords(field, path)}
      name={path.join(".")}
      options={[{ value: "", label: field.required ? words.choose : words.none }, ...options]}
      value={textOf(value)}
      onChange={(chosen) => {
        change(
          path,
          field.options.find((option) => String(option) === chosen),
        );
        touch(path);
      }}
    />
  );
}

function SwitchControl({ field, path, value }: ControlProps<"switch">) {
  const { change } = useForm();
  const { error, hint } = useWords(field, path);
  return (
    <Switch checked={value === true} onChange={(checked) => change(path, checked)} hint={hint} error={error}>
      {field.label}
    </Switch>
  );
}

import { FileButton, type FileButtonProps } from "./FileButton.tsx";
import { FileInput, type FileInputProps } from "./FileInput.tsx";

export type FileFieldProps = FileInputProps | FileButtonProps;

/** One file to choose: in a field of a form, or by a button of its own. */
export function FileField(props: FileFieldProps) {
  return props.variant === "button" ? <FileButton {...props} /> : <FileInput {...props} />;
}

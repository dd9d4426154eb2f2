import { Fragment } from "react";

/** An address, alone or after words: in a narrow place it breaks after « @ », before « / » and « # », and nowhere else. */
export function breakable(label: string) {
  const parts = label.match(/[/#]*[^/#@]+@?/g) ?? [label];
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

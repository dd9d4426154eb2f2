import { Fragment } from "react";

/** An address, alone or after words: in a narrow place it breaks after « @ », before « / » and « # », and nowhere else. */
export function breakable(label: string) {
  const parts = label.match(/[/#]*[^/#@]+@?/g) ?? [label];
  // One element: the words of a button stand in a row, where a bare `<wbr>` would make columns of them in Firefox.
  return (
    <span>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

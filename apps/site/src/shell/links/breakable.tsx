import { Fragment } from "react";

/** An address, alone or after words: in a narrow place it breaks after « @ », before « / » and « # », and nowhere else. */
export function breakable(label: string) {
  const parts = label.match(/[/#]*[^/#@]+@?/g) ?? [label];
  // One element: the words of a button stand in a row, where a bare `<wbr>` would make columns of them in Firefox.
  return (
    <span>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {/* Hidden: of a bare one, Chromium makes a space of the name of a link. */}
          {at > 0 && <wbr aria-hidden="true" />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

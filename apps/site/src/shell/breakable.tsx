/** `label` with a mail address: in a narrow place it breaks after its « @ », and nowhere else. */
export function breakable(label: string) {
  const [before, after] = label.split("@");
  return (
    <>
      {before}@<wbr />
      {after}
    </>
  );
}

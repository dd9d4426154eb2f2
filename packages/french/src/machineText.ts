/** What machines read whoever writes it: an address, a path, a date, a name with hyphens or slashes. */
const forms = [
  /^[a-z][a-z+.-]*:\S+$/,
  /^[/#]\S*$/,
  /^\d{4}-\d{1,2}(-\d{1,2})?$/,
  /^[a-z][a-z0-9]*([-/][a-z0-9]+)+$/,
  /^\S+@\S+$/,
];

/** Whether `text` is written for machines, so that French has nothing to say of it. */
export function isMachineText(text: string): boolean {
  return forms.some((form) => form.test(text));
}

/** What fields of every kind have, as far as they have it. */
type Field = HTMLElement &
  Pick<HTMLInputElement, "checked" | "defaultChecked" | "defaultValue" | "files" | "type" | "value">;

export const say = (element: Element, ...types: readonly string[]) => {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Whether the browser gave `field` back as it was left: after Back, or a reload. It says so by no event. */
export function isGivenBack(field: Element): boolean {
  const { checked, defaultChecked, defaultValue, value } = field as Field;
  const option = field.querySelector<HTMLOptionElement>("[selected]") ?? field.querySelector("option");
  return checked !== defaultChecked || value !== (option ? option.value : defaultValue);
}

/** Copies what the visitor did to `touched` to `field`, which replaces it; without an event. */
export function copyState(touched: Element, field: Element): void {
  const { checked, files, open, type, value } = touched as Field & Pick<HTMLDetailsElement, "open">;
  if (type === "file") Object.assign(field, { files });
  else Object.assign(field, type === undefined ? { open } : { checked, value });
}

/**
 * What makes the visitor's change of `field` again, with its events: React takes what it finds in a field while it hydrates for its own
 * doing. Ask for all the fields of a part before the first change: React then overwrites the others.
 */
export function changeOf(field: Element): () => void {
  const now = field as Field;
  const { checked, defaultChecked, files, type, value } = now;
  const isOpen = field.hasAttribute("open");
  switch (type) {
    case undefined:
      return () => {
        now.toggleAttribute("open", isOpen);
        say(now, "toggle");
      };
    case "file":
      return () => {
        now.files = files;
        say(now, "change");
      };
    case "checkbox":
    case "radio":
      return () => {
        // The radio button that is no longer chosen fires no event.
        if (checked === defaultChecked || (type === "radio" && !checked)) return;
        now.checked = !checked;
        now.click();
      };
    default:
      return heardAgain(now, value);
  }
}

/**
 * What has React hear of the text in `field`. The text is not written again, which would lose the caret, and repeat a letter that is
 * being composed. Until then `value` reads as React expects, so that React does not overwrite the text.
 */
function heardAgain(field: Field, value: string): () => void {
  const account = Object.getOwnPropertyDescriptor(field, "value");
  if (account) {
    const set = () => undefined;
    Object.defineProperty(field, "value", { configurable: true, get: () => field.defaultValue, set });
  }
  return () => {
    if (account) Object.defineProperty(field, "value", account);
    else field.value = value;
    // React ignores an event that does not change the value which its own setter recorded last: the setter is called on a clone, which
    // updates that record and leaves the field alone.
    account?.set?.call(field.cloneNode(), field.defaultValue);
    say(field, "input", "change");
  };
}

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

/** Leaves `field` as its visitor left `touched`, in whose place it stands; nobody is told. */
export function copyState(touched: Element, field: Element): void {
  const { checked, files, open, type, value } = touched as Field & Pick<HTMLDetailsElement, "open">;
  if (type === "file") Object.assign(field, { files });
  else Object.assign(field, type === undefined ? { open } : { checked, value });
}

/**
 * How to change `field` again as its visitor did: what React finds in a field when it comes, it takes for its own doing. To be asked for
 * all the fields of a part before the first one is changed: React then writes what it knows in each.
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
        // The button of a group that another one has replaced says nothing.
        if (checked === defaultChecked || (type === "radio" && !checked)) return;
        now.checked = !checked;
        now.click();
      };
    default:
      return heardAgain(now, value);
  }
}

/**
 * How to have React hear of the words that stand in `field`. They are not written again, which would lose the caret, and write twice a
 * letter that a dead key or a telephone is composing: until React hears of them, it reads there what it believes, and writes nothing.
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
    // React keeps an account of the field, and hears of what differs from it: another field takes what is written for the account alone.
    account?.set?.call(field.cloneNode(), field.defaultValue);
    say(field, "input", "change");
  };
}

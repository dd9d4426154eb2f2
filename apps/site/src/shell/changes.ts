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
      return () => {
        now.value = now.defaultValue;
        // As a visitor does, past React's accounts: it hears of it by the event.
        Reflect.set(Object.getPrototypeOf(now) as object, "value", value, now);
        say(now, "input", "change");
      };
  }
}

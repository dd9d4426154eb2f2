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

/**
 * How to change `field` again as its visitor changed `touched`, which is the same unless the page was made anew: what React finds in
 * a field when it comes, it takes for its own doing. To be asked for all the fields of a part before the first one is changed: React
 * then writes what it knows in each.
 */
export function changeOf(touched: Element, field: Element): () => void {
  const { checked, defaultChecked, files, type, value } = touched as Field;
  const isOpen = touched.hasAttribute("open");
  const now = field as Field;
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

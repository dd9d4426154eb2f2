/** The nearest element that matches `selector`, from where an event happens upwards; the document has none. */
export const closest = (target: EventTarget | null | undefined, selector: string) =>
  (target as Partial<Element> | null | undefined)?.closest?.<HTMLElement>(selector);

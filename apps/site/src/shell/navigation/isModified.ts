type Press = Pick<Event, "type"> &
  Partial<Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">>;

/** Whether a press or a key asks for another tab, a menu or a shortcut: then it is the browser's. */
export const isModified = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Press) =>
  Boolean(button || altKey || ctrlKey || metaKey || shiftKey);

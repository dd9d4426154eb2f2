// One drawing, one export: a page carries those that it imports. Decorative unless it has a label: the words beside it, or
// the label of the button that holds it, say what it means.
import { drawIcon } from "./drawIcon.tsx";
import { turning } from "./Icon.css.ts";

export type { IconProps } from "./drawIcon.tsx";

const disc = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z";
const lens = "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0zM15.4 15.4l5.2 5.2";

/** Back, to the page or slide before. */
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon("M19.5 12H4M11 5l-7 7 7 7", { look: turning });
/** On, to the page or slide after. */
export const ArrowRightIcon = /* @__PURE__ */ drawIcon("M4.5 12H20M13 5l7 7-7 7", { look: turning });
/** A date, or a file for a calendar. */
export const CalendarIcon = /* @__PURE__ */ drawIcon("M3.2 5.5h17.6v15.3H3.2zM4 10.5h16M8 3v4M16 3v4");
/** Right, done; say it in words too. */
export const CheckIcon = /* @__PURE__ */ drawIcon("M4.5 12.5l5 5L19.5 6.5", { weight: 3.6 });
/** What unfolds below. */
export const ChevronDownIcon = /* @__PURE__ */ drawIcon("M5 9l7 7 7-7");
/** The one before. */
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon("M15 5l-7 7 7 7", { look: turning });
/** The one after, a step of a path. */
export const ChevronRightIcon = /* @__PURE__ */ drawIcon("M9 5l7 7-7 7", { look: turning });
/** What folds back. */
export const ChevronUpIcon = /* @__PURE__ */ drawIcon("M5 15l7-7 7 7");
/** An hour, opening times. For what runs out, `TimerIcon`. */
export const ClockIcon = /* @__PURE__ */ drawIcon(`${disc}M12 7.5V12l3 3`);
/** Shuts a panel or a window. For what is wrong, `CrossIcon`. */
export const CloseIcon = /* @__PURE__ */ drawIcon("M5.5 5.5l13 13M18.5 5.5l-13 13");
/** Puts a text on the clipboard. */
export const CopyIcon = /* @__PURE__ */ drawIcon("M9.2 9.2h11.6v11.6H9.2zM14.8 5.6V3.2H3.2v11.6h2.4");
/** Wrong; say it in words too. */
export const CrossIcon = /* @__PURE__ */ drawIcon("M6 6l12 12M18 6L6 18", { weight: 3.6 });
/** A file to keep: its format and weight stand beside it. */
export const DownloadIcon = /* @__PURE__ */ drawIcon("M12 3.5V16M6 10.5l6 6 6-6M4 20.8h16");
/** What is missing, beside the message of a field. */
export const ExclamationIcon = /* @__PURE__ */ drawIcon("M12 4v9.5M12 19.4v.6", { weight: 3.6 });
/** Makes a picture larger. */
export const ExpandIcon = /* @__PURE__ */ drawIcon(
  "M14.5 3.7h5.8v5.8M19.5 4.5l-5.8 5.8M9.5 20.3H3.7v-5.8M4.5 19.5l5.8-5.8",
);
/** Leads to another site, or opens a new window. */
export const ExternalIcon = /* @__PURE__ */ drawIcon("M8.5 5H19v10.5M18 6L5.5 18.5");
/** Narrows a list. */
export const FilterIcon = /* @__PURE__ */ drawIcon("M3.5 6h17M7.5 12h9M11 18h2");
/** Something good to know. */
export const InfoIcon = /* @__PURE__ */ drawIcon(`${disc}M12 12v4`, { solid: "M10.7 6.8h2.6v2.6h-2.6z" });
/** What cannot be had yet. */
export const LockIcon = /* @__PURE__ */ drawIcon(
  "M5.2 11.2h13.6v9.6H5.2zM8 10.5V7.6a4 4 0 0 1 8 0v2.9M12 15v2",
);
/** An e-mail address. */
export const MailIcon = /* @__PURE__ */ drawIcon("M3.2 5.2h17.6v13.6H3.2zM4 6.5l8 6.5 8-6.5");
/** The navigation on a phone: two waves. */
export const MenuIcon = /* @__PURE__ */ drawIcon(
  "M2.5 9C7.5 5.4 10.5 12 16 9c2.8-1.5 4-1.4 5.5-1.4M2.5 17c5-3.6 8 3 13.5 0 2.8-1.5 4-1.4 5.5-1.4",
);
/** One less. */
export const MinusIcon = /* @__PURE__ */ drawIcon("M5 12h14");
/** Stops what moves. */
export const PauseIcon = /* @__PURE__ */ drawIcon("", { solid: "M4.5 3h5.4v18H4.5zM14.1 3h5.4v18h-5.4z" });
/** A telephone number. */
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  "M4.3 3.7h4l2 5-2.7 2a11.6 11.6 0 0 0 5.7 5.7l2-2.7 5 2v4C11.5 21 3 12.5 4.3 3.7z",
);
/** Starts a film, or what was paused. */
export const PlayIcon = /* @__PURE__ */ drawIcon("", { solid: "M5 2.4L21.6 12 5 21.6z" });
/** One more. */
export const PlusIcon = /* @__PURE__ */ drawIcon("M12 5v14M5 12h14");
/** Looks for words. */
export const SearchIcon = /* @__PURE__ */ drawIcon(lens);
/** Hands a link over to somebody. */
export const ShareIcon = /* @__PURE__ */ drawIcon("M12 14.5V4M7 8.5l5-5 5 5M5.2 13v7.8h13.6V13");
/** Changes the order of a list. */
export const SortIcon = /* @__PURE__ */ drawIcon("M7.5 19.5V5M3.5 9l4-4 4 4M16.5 4.5V19M12.5 15l4 4 4-4");
/** What runs out: a countdown. */
export const TimerIcon = /* @__PURE__ */ drawIcon(
  "M4 13.5a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM12 9.5v4l2.4 2.4M10 2.4h4",
);
/** A danger; say it in words too. */
export const WarningIcon = /* @__PURE__ */ drawIcon("M12 4l9 16.2H3zM12 10.5v3.5", {
  solid: "M10.7 16h2.6v2.4h-2.6z",
});
/** Looks closer. */
export const ZoomInIcon = /* @__PURE__ */ drawIcon(`${lens}M10 7.6v4.8M7.6 10h4.8`);
/** Looks from further off. */
export const ZoomOutIcon = /* @__PURE__ */ drawIcon(`${lens}M7.6 10h4.8`);

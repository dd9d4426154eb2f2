import type { FalseAlarm } from "./falseAlarms.ts";

/** What an auditor asks of a whole page, which a story is not, and what it refuses wrongly in a story alone. */
export const storyAlarms: readonly FalseAlarm[] = [
  {
    auditor: "Equal Access",
    rule: "skip_main_exists",
    element: /^<body\b/,
    reason: "A story is a part of a page: the page brings the landmark and the link that skips to it.",
  },
  {
    auditor: "Equal Access",
    rule: "aria_content_in_landmark",
    element: /./,
    reason: "A story is a part of a page: the landmark around it is the page's.",
  },
  {
    auditor: "Equal Access",
    rule: "aria_contentinfo_misuse",
    element: /^<footer\b/,
    reason: "The foot of a site shown alone: the page brings its main part.",
  },
  {
    auditor: "Equal Access",
    rule: "fieldset_label_valid",
    element: /^<fieldset>/,
    reason: "A story of states shows one control several times; on a page each has a name of its own.",
  },
];

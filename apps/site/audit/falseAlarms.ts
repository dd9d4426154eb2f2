/** What an auditor refuses wrongly, and why it stays. One that is raised no more fails: it goes away. */
export interface FalseAlarm {
  auditor: string;
  rule: string;
  /** What it is raised about, as it is written. */
  element: RegExp;
  reason: string;
}

export const falseAlarms: readonly FalseAlarm[] = [
  {
    auditor: "Equal Access",
    rule: "input_label_exists",
    element: /^<output\b/,
    reason:
      "An <output> has the role status: ARIA asks no name of it, and one would be read before each message.",
  },
  {
    auditor: "Equal Access",
    rule: "aria_content_in_landmark",
    element: /^<a [^>]*href="#contenu"/,
    reason: "The link that skips the header is the first stop, before every landmark (WCAG, technique G1).",
  },
  {
    auditor: "Equal Access",
    rule: "element_attribute_deprecated",
    element: /^<meta [^>]*content="default-src/,
    reason: "HTML keeps http-equiv for a content security policy.",
  },
  {
    auditor: "Equal Access",
    rule: "element_tabbable_role_valid",
    element: /^<div (?=[^>]*tabindex="0")[^>]*role="group"/,
    reason:
      "A frame that scrolls, or the drawing in one, takes focus so that the keyboard can scroll it: axe asks for it.",
  },
  {
    auditor: "Equal Access",
    rule: "aria_complementary_label_visible",
    element: /^<aside\b/,
    reason: "A recommendation: the name says what the part is for, which its slogan does not.",
  },
  {
    auditor: "Equal Access",
    rule: "fieldset_legend_valid",
    element: /^<fieldset>/,
    reason: "The legend is there for who listens; it is not drawn.",
  },
  {
    auditor: "Equal Access",
    rule: "element_orientation_unlocked",
    element: /^<div\b/,
    reason: "A drawing is turned, not the page.",
  },
  {
    auditor: "Equal Access",
    rule: "svg_graphics_labelled",
    element: /^<svg viewBox="\d+ \d+ \d+ 738"/,
    reason: "The frame of a sail's spaces, which are a listbox that has its own name.",
  },
  {
    auditor: "Equal Access",
    rule: "aria_child_valid",
    element: /^<fieldset\b[^>]*role="radiogroup"/,
    reason: "Its native radio buttons stand in their labels: ARIA looks through what has no role.",
  },
  {
    auditor: "Alfa",
    rule: "sia-r113",
    element: /^<a [^>]*href="(mailto:|\/presentation")/,
    reason:
      "What is folded keeps the box of when it is unfolded, over the foot, and is neither seen nor pressed: the positions of the log on a phone, the last portrait of the team.",
  },
  ...["Alfa", "Equal Access"].map((auditor) => ({
    auditor,
    rule: auditor === "Alfa" ? "sia-r69" : "text_contrast_sufficient",
    element: auditor === "Alfa" ? /^\d$/ : /^<span aria-hidden="true"/,
    reason:
      "The number of an ordered list, drawn as an ornament and hidden from who listens: the list counts by itself.",
  })),
];

// Every measure of the kit, the same on all inks. Colours are in surfaces.ts.
export const scale = {
  space: {
    hair: "4px",
    close: "8px",
    near: "14px",
    regular: "24px",
    wide: "40px",
    loose: "64px",
    vast: "96px",
    /** Between two columns or two cards. */
    gutter: "clamp(16px, 2vw, 24px)",
    /** Between the content and the side of the window. */
    margin: "clamp(20px, 3.9vw, 56px)",
    /** Above and below a section. */
    section: "clamp(56px, 6.4vw, 112px)",
  },
  /** Square-cut, as by a paper knife; round only for portholes, dots and stamps. */
  radius: { cut: "2px", round: "50%" },
  border: { control: "2px", strong: "3px", poster: "4px" },
  font: {
    display: 'Anybody, "Affiche repli", sans-serif',
    text: '"Instrument Sans", "Texte repli", system-ui, sans-serif',
  },
  fontSize: {
    poster: "clamp(2.75rem, 1rem + 7.6vw, 8.75rem)",
    section: "clamp(2.5rem, 1.2rem + 4.4vw, 5.5rem)",
    title: "clamp(2rem, 1.3rem + 2.4vw, 3.625rem)",
    subtitle: "clamp(1.4375rem, 1.2rem + 0.7vw, 1.8125rem)",
    figure: "clamp(3.375rem, 2rem + 4.4vw, 6.5rem)",
    lead: "clamp(1.1875rem, 1.05rem + 0.55vw, 1.4375rem)",
    body: "clamp(1.0625rem, 1.03rem + 0.14vw, 1.125rem)",
    label: "1.0625rem",
    small: "0.9375rem",
  },
  /** Nothing is set below 14 px, and Anybody never below 15. */
  measure: { text: "34em", narrow: "26em" },
  size: {
    content: "1680px",
    header: "72px",
    target: "44px",
    control: "56px",
    /** How high a drawing is on paper: 60 mm. */
    print: "227px",
  },
  /** Nothing that answers lasts longer than `fade`; `load`: two wakes that go on while one waits. */
  motion: { press: "150ms", hover: "250ms", fade: "500ms", load: "1.1s" },
  ease: "cubic-bezier(.2,.7,.1,1)",
  layer: { overPicture: "2", header: "50", veil: "80", skip: "90" },
} as const;

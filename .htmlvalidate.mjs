// Valid HTML, by the strict preset of html-validate. What it asks of the hand that writes HTML is not asked of React's.
export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    "require-sri": ["error", { target: "crossorigin" }],
    // React writes its own way: `<meta/>`, `charSet`, `required=""`. HTML reads all three the same.
    "void-style": ["error", { style: "selfclose" }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // An id of React's begins with « _ »: HTML forbids spaces alone.
    "valid-id": ["error", { relaxed: true }],
    // The schema of content asks non-breaking spaces of every number; the words of a link around it may break.
    "tel-non-breaking": "off",
  },
};

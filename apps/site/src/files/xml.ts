const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** `text` as it may stand in XML or HTML, between tags or in an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

import { presse } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

const { contact, kit, lines } = presse;

export const headlines = headlineStyles({
  title: { wide: lines },
  kit: kit.lines,
  contact: contact.lines,
});

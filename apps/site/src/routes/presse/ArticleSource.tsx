import { Logo, type LogoProps, Text } from "@sillages/ui";
import { mediaLogo } from "./mediaLogo.ts";

interface ArticleSourceProps {
  /** The media, as it writes its own name. */
  name: string;
  /** A light one, for a dark ground. */
  ink?: "paper";
  size?: NonNullable<LogoProps["size"]>;
}

/** The media of an article: its logo when it is a partner, else its name. */
export function ArticleSource({ name, ink, size = "regular" }: ArticleSourceProps) {
  const logo = mediaLogo(name, ink);
  return logo ? <Logo {...logo} name={name} size={size} /> : <Text tone="strong">{name}</Text>;
}

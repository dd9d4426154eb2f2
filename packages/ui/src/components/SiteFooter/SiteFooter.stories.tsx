import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { wordmarks } from "../../stories/headlines.css.ts";
import { NewsletterForm } from "../NewsletterForm/NewsletterForm.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Section } from "../Section/Section.tsx";
import { Link } from "../Link/Link.tsx";
import { FooterContents, type FooterContentsProps } from "./FooterContents.tsx";
import { FooterLegal, FooterLegalLinks, type FooterLegalLinksProps } from "./FooterLegal.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { Wordmark, type WordmarkProps } from "./Wordmark.tsx";

const newsletter = (
  <Section surface="sun" space="close">
    <Grid columns="halves" space="wide">
      <Heading level={2}>Une lettre par escale.</Heading>
      <NewsletterForm
        action="https://lettres.embruns.example/inscription"
        label="Votre adresse"
        placeholder="prenom.nom@courriel.example"
        submitLabel="Recevoir la lettre"
        notice="Nous ne gardons que l’adresse."
      />
    </Grid>
  </Section>
);

interface WholeFooterProps extends FooterContentsProps, Pick<WordmarkProps, "fit"> {
  legal: FooterLegalLinksProps;
  copyright: string;
  notice?: string;
  newsletter?: ReactNode;
}

/** The parts of a footer in their order. */
function WholeFooter({
  motto,
  columns,
  contact,
  networks,
  legal,
  copyright,
  notice,
  fit,
  newsletter: first,
  id,
}: WholeFooterProps) {
  return (
    <SiteFooter id={id}>
      {first}
      <FooterContents {...{ motto, columns, contact }} {...(networks && { networks })} />
      <FooterLegal copyright={copyright} notice={notice}>
        <FooterLegalLinks {...legal} />
      </FooterLegal>
      <Wordmark fit={fit} />
    </SiteFooter>
  );
}

const meta = {
  component: WholeFooter,
  parameters: { bare: true },
  args: {
    motto: "On part petit, on revient changé.",
    columns: [
      {
        title: "Le voyage",
        links: [
          { label: "Les escales", href: "#escales" },
          { label: "Le bateau", href: "#bateau" },
          { label: "L’équipage", href: "#equipage" },
        ],
      },
      {
        title: "À terre",
        links: [
          { label: "Journal de bord", href: "#journal" },
          { label: "Écoles", href: "#ecoles" },
        ],
      },
    ],
    contact: {
      title: "Nous écrire",
      lines: [
        <Link key="mail" href="mailto:quai@embruns.example" variant="standalone">
          quai@embruns.example
        </Link>,
        "Quai des Amers, bassin 3",
      ],
    },
    legal: {
      label: "Informations légales",
      links: [
        { label: "Mentions légales", href: "#mentions" },
        { label: "Accessibilité : non conforme", href: "#accessibilite" },
      ],
    },
    copyright: "© 2026 Embruns",
    fit: wordmarks.usual,
  },
} satisfies Meta<typeof WholeFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where to go next, who to write to, what the law asks for, and the name in large letters. */
export const Default: Story = {};

/** The newsletter comes first, on its own ink. */
export const WithNewsletter: Story = { args: { newsletter } };

/** Where else to find who speaks, under a title of its own. */
export const WithNetworks: Story = {
  args: {
    networks: {
      title: "Nos réseaux",
      lines: [
        <Link key="photos" href="https://photos.embruns.example" newWindow="(nouvelle fenêtre)">
          Nos photos
        </Link>,
      ],
    },
  },
};

/** One discreet line says that the site is a demonstration. */
export const WithNotice: Story = {
  args: {
    legal: {
      label: "Informations légales",
      links: [{ label: "Mentions légales", href: "#mentions" }],
    },
    notice: "Site de démonstration : équipage et escales inventés",
  },
};

/** A short name grows wide, then tall. */
export const ShortName: Story = { args: { fit: wordmarks.short } };

/** A long one narrows, then shrinks: it always fits. */
export const LongName: Story = { args: { fit: wordmarks.long } };

/** On a phone the columns go two by two. */
export const Phone: Story = { ...WithNewsletter, globals: { viewport: { value: "phone390" } } };

/** Long titles, links and an address without a space at 320 px: nothing is cut. */
export const LongText: Story = {
  globals: { viewport: { value: "phone320" } },
  args: {
    motto: "On part petit, on revient changé, et l’on raconte tout l’hiver.",
    columns: [
      {
        title: "L’approvisionnement",
        links: [{ label: "Les stations météorologiques australes", href: "#stations" }],
      },
      { title: "À terre", links: [{ label: "Interventions dans les écoles", href: "#ecoles" }] },
    ],
    contact: {
      title: "Nous écrire",
      lines: ["permanence.hivernage@embruns.example", "Quai des Amers, ancien bassin de radoub 3"],
    },
  },
};

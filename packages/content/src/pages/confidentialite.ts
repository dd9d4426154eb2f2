import { identity } from "#data/identity";
import type { TextPage } from "./page.schema.ts";

const { legal, mail } = identity;

export const confidentialite = {
  meta: {
    title: `Confidentialité – ${identity.name}`,
    description:
      "Aucun cookie, aucune mesure d’audience, aucun compte. Ce que nous faisons de votre adresse e-mail et de vos messages, et comment exercer vos droits.",
  },
  title: "Confidentialité",
  lead: "Ce site ne vous suit pas. Voici les rares données que vous pouvez nous confier, et ce que nous en faisons.",
  updated: "2026-11-20",
  sections: [
    {
      id: "responsable",
      heading: "Qui est responsable",
      paragraphs: [
        `${legal.name} décide de ce qui est fait de vos données et en répond. Pour toute question, écrivez à l’adresse ci-dessous.`,
      ],
      links: [{ label: mail.contact, href: `mailto:${mail.contact}` }],
    },
    {
      id: "cookies",
      heading: "Cookies et mesure d’audience",
      paragraphs: [
        "Ce site ne dépose aucun cookie, ne mesure pas l’audience et ne charge rien depuis un autre site : il n’y a donc pas de bandeau à refuser.",
      ],
    },
    {
      id: "appareil",
      heading: "Ce qui reste sur votre appareil",
      paragraphs: [
        "Quand vous jouez au quiz, votre partie (les questions tirées, vos réponses, le temps restant) est gardée par votre navigateur pour que vous puissiez la reprendre. Elle ne nous est jamais envoyée. « Recommencer » l’efface, tout comme l’effacement des données du site dans votre navigateur.",
        "Les pages que vous avez lues, et ce qu’il faut pour jouer au quiz, sont aussi gardées par votre navigateur : vous les retrouvez sans réseau, et elles se chargent plus vite. Personne d’autre que vous ne sait lesquelles.",
        "Le lien de défi que vous partagez contient de quoi retrouver les mêmes questions. Il ne contient ni votre nom, ni vos réponses.",
      ],
    },
    {
      id: "journal-de-bord",
      heading: "Le journal de bord",
      paragraphs: [
        "Pour vous envoyer le journal de bord, il nous faut votre adresse e-mail, et rien d’autre. La base légale est votre consentement : vous le donnez en envoyant le formulaire ou le courriel d’abonnement, vous le retirez quand vous voulez.",
        "Votre adresse sert à cet envoi seulement. Elle est effacée dès que vous vous désabonnez, par le lien qui figure dans chaque envoi ou par un simple message.",
      ],
    },
    {
      id: "messages",
      heading: "Vos messages et vos participations",
      paragraphs: [
        "Si vous nous écrivez pour un partenariat, une demande de presse ou une candidature, nous gardons vos messages le temps d’y répondre, puis trois ans au plus après notre dernier échange. La base légale est notre intérêt légitime à vous répondre.",
        "Si vous participez au concours photo ou au défi vidéo, nous gardons votre nom, votre adresse et vos envois le temps du concours et de ses suites, un an au plus. La base légale est le règlement que vous acceptez en participant. Les images primées restent visibles dans les limites que ce règlement fixe.",
      ],
    },
    {
      id: "destinataires",
      heading: "Qui y a accès",
      paragraphs: [
        "Les membres de l’équipe qui en ont besoin, et les prestataires qui hébergent le site et acheminent nos courriels. Nous ne vendons ni ne prêtons aucune donnée, et aucune décision n’est prise par une machine.",
        "Comme tout serveur, celui de notre hébergeur peut noter les adresses IP des visites pour se protéger des attaques. Il le fait pour la sécurité du site, pour une durée limitée.",
      ],
    },
    {
      id: "droits",
      heading: "Vos droits",
      paragraphs: [
        "Rien ne vous oblige à nous confier une donnée : tout le site se lit sans. Vous pouvez demander à voir vos données, à les corriger, à les effacer, à en limiter l’usage, à les récupérer, ou vous opposer à ce que nous en faisons. Écrivez-nous : nous répondons sous un mois.",
        "Si notre réponse ne vous convient pas, vous pouvez adresser une plainte à la Commission nationale de l’informatique et des libertés (CNIL).",
      ],
      links: [
        { label: "Écrire pour exercer mes droits", href: `mailto:${mail.contact}` },
        { label: "Adresser une plainte à la CNIL", href: "https://www.cnil.fr/fr/plaintes" },
      ],
    },
  ],
} as const satisfies TextPage;

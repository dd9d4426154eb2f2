import { identity } from "#data/identity";
import { town } from "../format/town.ts";
import type { TextPage } from "./page.schema.ts";

const { address, host, legal, mail, telephone } = identity;

export const mentionsLegales = {
  meta: {
    title: `Mentions légales – ${identity.name}`,
    description:
      "Qui édite ce site et qui l’héberge, qui répond de ce qui y est écrit, à qui appartiennent les textes, les dessins, les polices et le fond de carte.",
  },
  title: "Mentions légales",
  lead: "Qui parle ici, qui en répond, et à qui écrire.",
  updated: "2026-11-22",
  sections: [
    {
      id: "editeur",
      heading: "Éditeur",
      facts: [
        { term: "Nom", value: legal.name },
        { term: "Forme", value: legal.form },
        { term: "Numéro d’association", value: `${legal.register} au répertoire national` },
        {
          term: "Siège",
          value: `${address.street}, ${town(address)}, ${address.country}`,
        },
      ],
      links: [
        { label: telephone.contact.display, href: telephone.contact.href },
        { label: mail.contact, href: `mailto:${mail.contact}` },
      ],
    },
    {
      id: "publication",
      heading: "Direction de la publication",
      paragraphs: [
        `${legal.publicationDirector}, ${legal.publicationDirectorRole}, représente l’association et répond de ce qui est publié ici.`,
      ],
    },
    {
      id: "hebergeur",
      heading: "Hébergeur",
      facts: [
        { term: "Nom", value: host.name },
        {
          term: "Adresse",
          value: `${host.address.street}, ${town(host.address)}, ${host.address.country}`,
        },
      ],
      links: [
        { label: host.telephone.display, href: host.telephone.href },
        { label: host.name, href: host.url },
      ],
    },
    {
      id: "contenus",
      heading: "Textes, dessins et polices",
      paragraphs: [
        "Les textes et les dessins ont été faits pour ce site et appartiennent à l’association. Pour les reprendre, écrivez-nous : nous répondons volontiers aux enseignants et à la presse. Les images de la photothèque portent leur crédit et leur licence à côté d’elles.",
        "Les textes sont composés en Anybody et en Instrument Sans, deux polices publiées sous licence SIL Open Font. Le fond de carte vient de Natural Earth, domaine public.",
        "Le code du site est publié sous licence MIT. Cette licence ne couvre ni les textes, ni les dessins.",
      ],
      links: [{ label: "Natural Earth", href: "https://www.naturalearthdata.com/" }],
    },
    {
      id: "liens",
      heading: "Liens",
      paragraphs: [
        ...(identity.demonstration
          ? [
              "Les liens vers les partenaires, les médias et les chaînes sont fictifs : ils n’ouvrent aucune page.",
            ]
          : []),
        "Certains liens mènent à d’autres sites. Nous les choisissons, mais nous ne répondons pas de ce qu’ils publient. Un lien est mort ou trompeur ? Dites-le-nous.",
      ],
    },
    {
      id: "donnees",
      heading: "Vos données",
      paragraphs: [
        "Le site ne dépose aucun cookie et ne mesure pas l’audience. Ce qu’il advient d’une adresse ou d’un message que vous nous confiez est expliqué page Confidentialité.",
      ],
      links: [{ label: "Confidentialité", path: "/confidentialite" }],
    },
    ...(identity.demonstration
      ? [
          {
            id: "demonstration",
            heading: "Site de démonstration",
            paragraphs: [
              `${identity.demonstrationNotice}. L’expédition, son association, son siège, son hébergeur, ses équipiers, ses partenaires, ses médias et ses articles de presse sont inventés. Ses chiffres, ses concours, ses lots et ses directs le sont aussi : rien n’est à vendre ni à gagner.`,
              "Les images de la photothèque ont été calculées par ordinateur. Les adresses de courrier et de sites, les numéros de téléphone et le numéro d’association n’appartiennent à personne.",
              "Ce qui est dit de la mer, des bateaux IMOCA, du droit et des ports est réel.",
            ],
          },
        ]
      : []),
  ],
} as const satisfies TextPage;

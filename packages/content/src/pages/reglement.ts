import { figures } from "#data/figures";
import { monthInWords, monthRangeInWords } from "../format/months.ts";
import { counted, quantity } from "../format/numbers.ts";
import { decapitalised, series } from "../format/words.ts";
import { photoContest, videoChallenge } from "../contest/contest.ts";
import { identity } from "#data/identity";
import { prizes } from "#data/prizes";
import { videoPrizes } from "#data/video-prizes";
import { videoInvitation } from "../prizes/video-invitation.ts";
import type { TextPage } from "./page.schema.ts";

const { legal, mail } = identity;
const { photoCaptionCharacters } = figures;

export const reglement = {
  meta: {
    title: `Règlement des concours – ${identity.name}`,
    description:
      "Le règlement du concours photo et du défi vidéo : participation gratuite, jury, lots, droits d’auteur, accord des personnes montrées et des mineurs.",
  },
  title: "Règlement des concours",
  lead: "Un concours photo, un défi vidéo, les mêmes règles pour tout le monde. En envoyant une œuvre, vous acceptez ce règlement.",
  updated: "2026-11-20",
  sections: [
    {
      id: "organisateur",
      heading: "Qui organise",
      paragraphs: [
        `L’${decapitalised(legal.name)} organise le concours photo et le défi vidéo. L’association répond de ce règlement et de tout ce qui vous est promis ici.`,
      ],
    },
    {
      id: "participation",
      heading: "Participer est libre et gratuit",
      paragraphs: [
        "La participation est libre, gratuite et sans obligation d’achat. Il n’y a ni compte à ouvrir, ni tirage au sort, ni droit à payer.",
        photoContest.participants,
        videoChallenge.participants,
        "Les membres du jury, et les personnes qui vivent sous leur toit, ne concourent pas.",
      ],
    },
    {
      id: "mineurs",
      heading: "Les mineurs",
      paragraphs: [
        "Un mineur participe avec l’accord écrit d’un parent, ou de la personne qui exerce l’autorité parentale. Cet accord est joint au courriel d’envoi : le nom de l’enfant, celui du parent, la date et la phrase « J’accepte le règlement ». Sans lui, l’envoi n’est pas retenu et il est effacé.",
        "Une classe participe sous la responsabilité de son enseignant, qui garde les accords des familles.",
      ],
    },
    {
      id: "calendrier",
      heading: "Le calendrier",
      paragraphs: [
        `Les envois du concours photo et du défi vidéo sont reçus ${monthRangeInWords(photoContest)}, premier et dernier jours compris, à l’heure de Paris. Les gagnants sont annoncés en ${monthInWords(photoContest.winners)}.`,
      ],
    },
    {
      id: "envois",
      heading: "Ce que vous envoyez",
      paragraphs: [`Tout se fait par courriel, à l’adresse ${mail.contest}.`],
      list: [
        `Photo : ${photoContest.formats}, avec une légende de ${quantity(photoCaptionCharacters, "caractères")} au plus.`,
        `Vidéo : ${videoChallenge.formats}, générique compris. Une vidéo trop lourde pour un courriel s’envoie par un lien de téléchargement.`,
        "Votre nom et une adresse pour vous répondre. Votre compte Instagram, si vous le souhaitez.",
      ],
      links: [{ label: "Comparer un fichier aux règles", path: "/jeux-concours#verifier" }],
    },
    {
      id: "originalite",
      heading: "Des œuvres à vous, sans IA générative",
      paragraphs: [
        "Vous êtes l’auteur de ce que vous envoyez, images et sons. Aucun contenu d’un tiers : ni musique du commerce, ni extrait de film, ni photo trouvée.",
        "Aucune image, aucun son, aucun texte n’est produit par une intelligence artificielle générative. Recadrer, régler la lumière et les couleurs, nettoyer un bruit de fond restent permis.",
        "Une œuvre prise en faisant courir un risque à quelqu’un, en dérangeant des animaux ou en entrant là où c’est interdit est écartée.",
      ],
    },
    {
      id: "personnes",
      heading: "Les personnes montrées",
      paragraphs: [
        "Toute personne que l’on reconnaît a donné son accord avant l’envoi, pour être prise en image et pour être montrée dans le cadre du concours. Pour un mineur, ce sont ses parents qui l’écrivent.",
        "Gardez ces accords : le jury peut vous les demander. Une personne qui change d’avis nous écrit, et l’image est retirée du site sous sept jours.",
      ],
    },
    {
      id: "jury",
      heading: "Le jury",
      paragraphs: [
        "Le jury compte cinq personnes : trois membres de l’équipe et deux personnes du dehors, dont une professionnelle de l’image. Ses membres voient les œuvres sans le nom de leurs auteurs.",
        "Il regarde trois choses, à parts égales : le rapport au thème, la force de l’image ou du récit, la justesse de la légende ou du propos. Il décide à la majorité et n’a pas à motiver chaque choix. S’il manque d’œuvres à la hauteur d’un lot, il peut ne pas l’attribuer, et il le dit.",
      ],
    },
    {
      id: "lots",
      heading: "Les lots",
      paragraphs: [
        "Les lots ne s’échangent pas contre de l’argent et sont remis à la personne qui a participé. Un gagnant est prévenu par courriel ; sans réponse de sa part sous trente jours, le jury choisit l’œuvre suivante.",
      ],
      list: [
        ...prizes.map(
          ({ details, participants, title }) =>
            `${title} (${counted(participants, "gagnant")}) : ${decapitalised(series(details))}.`,
        ),
        ...videoPrizes.map(
          ({ details, title }) => `Défi vidéo, ${title.toLowerCase()} : ${decapitalised(series(details))}.`,
        ),
        videoInvitation,
      ],
      links: [{ label: "Voir les lots", path: "/jeux-concours#lots" }],
    },
    {
      id: "droits",
      heading: "Vos droits d’auteur",
      paragraphs: [
        "Vous restez l’auteur et le propriétaire de votre œuvre. Vous en faites ce que vous voulez, pendant et après le concours.",
        "Si elle est primée, vous autorisez l’association à la montrer, signée de votre nom, pour présenter le concours et ses résultats : sur ce site, dans le journal de bord, sur les réseaux de l’expédition, lors d’une exposition ou d’une projection gratuites. Cette autorisation est gratuite, non exclusive, donnée pour trois ans à compter de l’annonce, pour le monde entier.",
        "Tout autre usage demande un accord écrit et séparé : publicité, vente, cession à un partenaire, modification autre qu’un recadrage. Les œuvres qui ne sont pas primées ne sont pas montrées sans votre accord.",
      ],
    },
    {
      id: "donnees",
      heading: "Vos données",
      paragraphs: [
        "Votre nom, votre adresse et vos envois servent à tenir le concours, et à rien d’autre. Ils sont effacés six mois après l’annonce des gagnants s’ils ne sont pas primés. Les coordonnées des gagnants et les accords écrits sont gardés un an après l’annonce ; les œuvres primées et la signature, tant que l’autorisation ci-dessus dure.",
        "Vous pouvez à tout moment les voir, les corriger, les faire effacer ou vous retirer du concours : un courriel suffit.",
      ],
      links: [
        { label: "Confidentialité", path: "/confidentialite" },
        { label: mail.contest, href: `mailto:${mail.contest}` },
      ],
    },
    {
      id: "imprevus",
      heading: "En cas d’imprévu",
      paragraphs: [
        "Si une tempête, une avarie ou une autre raison sérieuse nous oblige à déplacer une date, nous le disons ici et nous écrivons à toutes les personnes qui ont participé. Les lots promis restent dus.",
        "Ce règlement suit le droit français. En cas de désaccord, écrivez-nous d’abord : nous cherchons une solution avec vous avant toute autre démarche.",
      ],
    },
  ],
} as const satisfies TextPage;

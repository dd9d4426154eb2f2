import { figures } from "#data/figures";
import { words } from "#data/pages/reglement";
import { prizes } from "#data/prizes";
import { videoPrizes } from "#data/video-prizes";
import { photoContest, videoChallenge } from "../contest/contest.ts";
import { monthInWords, monthRangeInWords } from "../format/months.ts";
import { counted, quantity } from "../format/numbers.ts";
import { decapitalised, series } from "../format/words.ts";
import { videoInvitation } from "../prizes/video-invitation.ts";
import type { TextPage } from "./page.schema.ts";
import { withSections } from "./sections.ts";

const { photoCaptionCharacters } = figures;

export const reglement = {
  ...words,
  sections: withSections(words.sections, {
    participation: {
      paragraphs: [
        "La participation est libre, gratuite et sans obligation d’achat. Il n’y a ni compte à ouvrir, ni tirage au sort, ni droit à payer.",
        photoContest.participants,
        videoChallenge.participants,
        "Les membres du jury, et les personnes qui vivent sous leur toit, ne concourent pas.",
      ],
    },
    calendrier: {
      paragraphs: [
        `Les envois du concours photo et du défi vidéo sont reçus ${monthRangeInWords(photoContest)}, premier et dernier jours compris, à l’heure de Paris. Les gagnants sont annoncés en ${monthInWords(photoContest.winners)}.`,
      ],
    },
    envois: {
      list: [
        `Photo : ${photoContest.formats}, avec une légende de ${quantity(photoCaptionCharacters, "caractères")} au plus.`,
        `Vidéo : ${videoChallenge.formats}, générique compris. Une vidéo trop lourde pour un courriel s’envoie par un lien de téléchargement.`,
        "Votre nom et une adresse pour vous répondre. Votre compte Instagram, si vous le souhaitez.",
      ],
    },
    lots: {
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
    },
  }),
} as const satisfies TextPage;

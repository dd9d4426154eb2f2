import { figures } from "#data/figures";
import { words } from "#data/pages/reglement";
import { prizes } from "#data/prizes";
import { videoPrizes } from "#data/video-prizes";
import { photoContest, videoChallenge } from "../contest/contest.ts";
import { lastDay } from "../format/days.ts";
import { dayInWords, monthInWords, monthRangeInWords } from "../format/months.ts";
import { counted, quantity } from "../format/numbers.ts";
import { decapitalised, series } from "../format/words.ts";
import { videoInvitation } from "../prizes/video-invitation.ts";
import type { TextPage } from "./page.schema.ts";
import { withSections } from "./sections.ts";

const { photoCaptionCharacters } = figures;

const lastDayOfEntries = dayInWords(lastDay(photoContest));
const announcement = monthInWords(photoContest.winners);

export const reglement = {
  ...words,
  /** Where the contests stand, above the rules. */
  standing: {
    upcoming: `Les concours ouvrent en ${monthInWords(photoContest.start)}. Voici le règlement qui s’appliquera.`,
    current: `Les concours sont ouverts jusqu’au ${lastDayOfEntries}. Voici le règlement qui s’applique.`,
    past: `Les concours sont clos depuis le ${lastDayOfEntries}. Les gagnants sont annoncés en ${announcement}, selon ce règlement.`,
    announced: `Les concours sont clos depuis le ${lastDayOfEntries} ; leurs gagnants ont été annoncés en ${announcement}. Voici le règlement tel qu’il s’est appliqué.`,
  },
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
        `Réception des envois du concours photo et du défi vidéo : ${monthRangeInWords(photoContest)}, premier et dernier jours compris, à l’heure de Paris. Annonce des gagnants : ${monthInWords(photoContest.winners)}.`,
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
        videoInvitation.rule,
      ],
    },
  }),
} as const satisfies TextPage;

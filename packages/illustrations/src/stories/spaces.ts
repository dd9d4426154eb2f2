// The spaces of pictures/sails.svg, row by row: the centre of each, x then y.
import type { SailSpace } from "../SailPlan/Sail.tsx";

const rows: readonly { sail: string; row: number; centres: readonly number[] }[] = [
  { sail: "a", row: 1, centres: [297, 665, 248, 673, 199, 674, 150, 670] },
  { sail: "a", row: 2, centres: [296, 604, 247, 611, 198, 612, 149, 607] },
  { sail: "a", row: 3, centres: [295, 544, 247, 549, 199, 550, 151, 545] },
  { sail: "a", row: 4, centres: [288, 484, 227, 489, 165, 484] },
  { sail: "a", row: 5, centres: [290, 423, 232, 427, 175, 424] },
  { sail: "a", row: 6, centres: [292, 363, 240, 366, 187, 362] },
  { sail: "a", row: 7, centres: [284, 302, 213, 300] },
  { sail: "a", row: 8, centres: [290, 240, 228, 237] },
  { sail: "a", row: 9, centres: [274, 178] },
  { sail: "b", row: 1, centres: [571, 651, 522, 651, 472, 645, 423, 634] },
  { sail: "b", row: 2, centres: [554, 572, 514, 572, 474, 568, 434, 559] },
  { sail: "b", row: 3, centres: [533, 492, 491, 492, 450, 484] },
  { sail: "b", row: 4, centres: [510, 413, 465, 409] },
  { sail: "b", row: 5, centres: [483, 333] },
  { sail: "b", row: 6, centres: [477, 253] },
  { sail: "c", row: 1, centres: [887, 665, 838, 673, 789, 674, 740, 670] },
  { sail: "c", row: 2, centres: [886, 604, 837, 611, 788, 612, 739, 607] },
  { sail: "c", row: 3, centres: [885, 544, 837, 549, 789, 550, 741, 545] },
  { sail: "c", row: 4, centres: [878, 484, 817, 489, 755, 484] },
  { sail: "c", row: 5, centres: [880, 423, 822, 427, 765, 424] },
  { sail: "c", row: 6, centres: [882, 363, 830, 366, 777, 362] },
  { sail: "c", row: 7, centres: [874, 302, 803, 300] },
  { sail: "c", row: 8, centres: [880, 240, 818, 237] },
  { sail: "c", row: 9, centres: [864, 178] },
  { sail: "d", row: 1, centres: [1279, 664, 1227, 668, 1174, 666, 1122, 655, 1070, 637] },
  { sail: "d", row: 2, centres: [1295, 604, 1237, 608, 1180, 606, 1122, 596, 1064, 579] },
  { sail: "d", row: 3, centres: [1305, 542, 1245, 546, 1185, 545, 1125, 535, 1065, 520] },
  { sail: "d", row: 4, centres: [1308, 479, 1249, 483, 1190, 481, 1130, 473, 1071, 460] },
  { sail: "d", row: 5, centres: [1305, 416, 1250, 420, 1195, 419, 1140, 412, 1084, 401] },
  { sail: "d", row: 6, centres: [1289, 354, 1230, 357, 1171, 354, 1112, 345] },
  { sail: "d", row: 7, centres: [1260, 299, 1204, 301, 1147, 294] },
  { sail: "d", row: 8, centres: [1204, 251] },
];

/** A hundred spaces; one is taken. */
export const spaces: readonly SailSpace[] = rows
  .flatMap(({ centres, ...place }) =>
    Array.from({ length: centres.length / 2 }, (_, at) => ({
      ...place,
      centre: [centres[2 * at] ?? 0, centres[2 * at + 1] ?? 0] as const,
    })),
  )
  .map((place, at) => {
    const number = at + 1;
    const taken = number === 42;
    return {
      ...place,
      number,
      state: taken ? "taken" : "free",
      name: `Case ${number}, rangée ${place.row}, ${taken ? "prise" : "libre"}`,
    };
  });

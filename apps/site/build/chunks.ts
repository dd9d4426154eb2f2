const libraries = /node_modules|^\0(?:module|rolldown)/;
const own = /\/(?:packages|apps)\//;

/** What parts that live show: pictures, and texts to copy. Some pages have none. */
const ofPictures = /\/components\/(?:Card|CopyButton|Picture)\/|\/pictureOf\.ts$/;

/** Shared, but by few pages or by parts that are fetched later: with what most pages need, it would be brought to all. */
const ofSome = new RegExp(
  [
    "/components/(?:Chip|Dialog|Logo|NewsletterForm|NumberedCard|SailPlan|SelectField|TagList|TextField|WakeList)/",
    "/internal/(?:Field|useModal)\\.",
    "/shell/(?:Subscription|useNewsletter|newsletter)\\.",
    "/(?:areaOf|savedQuiz)\\.ts$",
    "/content/src/(?:logos|media|organisations|pages|quiz|sails|spaces|videos)/",
  ].join("|"),
);

/** What the lives of /videos and its windows both read. */
const ofVideos = /\/content\/src\/(?:videos\/|pages\/videos\.lives)/;

/** What the sail plan of /devenir-partenaire and its desk share. */
const ofThePlan =
  /\/components\/(?:NumberedCard\/|SailPlan\/SailPlan\.css)|\/pages\/devenir-partenaire\.sail-stage/;

const ofTheShell = (id: string) => own.test(id) && !ofPictures.test(id) && !ofSome.test(id);

/**
 * What the browser gets beside a file for each page and for each part that is fetched later: React and the router, what several pages
 * need, what shows pictures, what two parts of a page share. A file less is a request less, and a byte that a page does not
 * need is a byte too much.
 */
export const chunks = [
  { name: "react", test: libraries },
  { name: "shell", test: ofTheShell, minShareCount: 2 },
  { name: "pictures", test: (id: string) => ofPictures.test(id) || ofVideos.test(id), minShareCount: 2 },
  { name: "plan", test: ofThePlan, minShareCount: 2 },
];

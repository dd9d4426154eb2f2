// Node imports the kit without a bundler: no style sheet reaches it, only the names of the classes.
import { draw, reduce, resultOf, start } from "@sillages/quiz-engine";
import { checkBank } from "@sillages/quiz-engine/check";
import { Badge, Button, Card, CardBody, CardTitle, Heading, Section, Text } from "@sillages/ui";
import tokens from "@sillages/ui/tokens.json" with { type: "json" };
import { renderToStaticMarkup } from "react-dom/server";
import { jsx, jsxs } from "react/jsx-runtime";

const points = { Facile: 10 };
const bank = ["mille", "nœud"].map((id) => ({
  id,
  question: `Combien de mètres dans un ${id} ?`,
  options: ["1 609", "1 852"],
  correct: 1,
  difficulty: "Facile",
  points: points.Facile,
  explanation: "Une minute de latitude.",
}));
const played = reduce(start(draw(bank, { seed: 8, size: 2 }), 0), { type: "answer", option: 1 }, 1000);

// What JSX is compiled to: Node reads no JSX by itself.
const page = jsxs(Section, {
  surface: "night",
  stack: "regular",
  label: "Le départ",
  children: [
    jsx(Heading, { level: 1, children: "Prendre la mer" }),
    jsx(Card, {
      children: jsxs(CardBody, {
        children: [
          jsx(CardTitle, { level: 2, children: "La première escale" }),
          jsx(Text, { children: "Trois jours à terre." }),
        ],
      }),
    }),
    jsx(Badge, { children: `${resultOf(played).points} points` }),
    jsx(Button, { children: "Embarquer" }),
  ],
});

console.log(renderToStaticMarkup(page));
console.log(`${Object.keys(tokens).length > 0 ? "tokens.json" : ""} ${checkBank(bank, points).length}`);

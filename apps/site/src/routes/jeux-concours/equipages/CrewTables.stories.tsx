import { crewBoard } from "@sillages/content";
import type { Crew } from "@sillages/quiz-engine/board";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { boardMaterial } from "./boardMaterial.ts";
import { boardHash } from "./boardAddress.ts";
import { readBoard, tablesOf } from "./crews.ts";
import { CrewTables } from "./CrewTables.tsx";

const banks = boardMaterial();
const first: Crew = {
  bankHash: banks[0]!.hash,
  seed: 7,
  size: 5,
  score: 80,
  seconds: 64,
  name: "Les Fous de Bassan",
};

/** The tables of a board, as its address gives them. */
const tables = (...crews: Crew[]) => tablesOf(readBoard(boardHash(crews), banks).crews, banks);

const crews: Crew[] = [
  first,
  { ...first, name: "Les Macareux" },
  { ...first, score: 60, seconds: 121, name: "Bureau des escales" },
  { ...first, score: 60, seconds: null, name: "" },
];

const meta = {
  component: CrewTables,
  parameters: { path: "/jeux-concours/equipages", surface: "paper" },
  args: { tables: tables(...crews), words: crewBoard.board },
} satisfies Meta<typeof CrewTables>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two crews share the first place; a time that was not counted comes last. */
export const Default: Story = {};

/** What does not compare stands apart; questions of another version have no challenge to take up. */
export const SeveralQuizzes: Story = {
  args: {
    tables: tables(
      ...crews,
      { ...first, size: 20, score: 55 },
      { ...first, bankHash: 1, name: "Les Anciens" },
    ),
  },
};

/** Names of every script keep to their cell. */
export const HardNames: Story = {
  args: {
    tables: tables(
      { ...first, name: "نور الهدى بنت عبد الله" },
      { ...first, name: "אביגיל כהן-לוי" },
      { ...first, name: "W".repeat(40) },
    ),
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

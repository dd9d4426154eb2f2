import { useEffect, useState, useSyncExternalStore } from "react";
import { writeAddress } from "../../shell/address/writeAddress.ts";
import type { SheetChoices } from "../../teaching/sheet.ts";
import type { ThemedBank } from "../../teaching/themedBanks.ts";
import { type ClassEvent, type ClassGame, newClassGame, playClass } from "./classGame.ts";
import type { ClassTable } from "./classModule.ts";
import { followGame, forgetGame, keepGame, readGame } from "./keptGame.ts";

const load = () => import("./classModule.ts");
type ClassModule = Awaited<ReturnType<typeof load>>;

interface Open {
  module: ClassModule;
  table: ClassTable;
  title: string;
}

/** What stopped a game from beginning. */
type Trouble = "failed" | "none" | "lost";

/** A game that is shown stands in the address: a reload shows it again. It chooses nothing in the page itself. */
const SHOWN = "#en-cours";

const isShown = () => location.hash === SHOWN;

async function lay(bank: ThemedBank, choices: SheetChoices): Promise<Open> {
  const module = await load();
  return { module, table: await module.layTable(bank, choices), title: bank.title };
}

/** The game of this tab, drawn from one of `banks`: its screen is open or not, and the game is kept meanwhile. */
export function useClassGame(banks: readonly ThemedBank[]) {
  const game = useSyncExternalStore(followGame, readGame, () => undefined);
  const [open, setOpen] = useState<Open>();
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  const show = (laid: Open) => {
    writeAddress(SHOWN);
    setOpen(laid);
  };

  const attend = (coming: Promise<void>) => {
    setTrouble(undefined);
    setStarting(true);
    coming.catch(() => setTrouble("failed")).finally(() => setStarting(false));
  };

  const lose = () => {
    forgetGame();
    writeAddress("");
    setTrouble("lost");
  };

  const begin = async (bank: ThemedBank, choices: SheetChoices, teams: number) => {
    const laid = await lay(bank, choices);
    const total = laid.table.questions.length;
    if (total === 0) return setTrouble("none");
    keepGame(newClassGame(bank, choices, total, teams));
    show(laid);
  };

  const goOn = async (bank: ThemedBank, kept: ClassGame) => {
    const laid = await lay(bank, kept.choices);
    if (laid.table.questions.length === kept.total) show(laid);
    else lose();
  };

  const resume = () => {
    const kept = readGame();
    const bank = banks.find(({ hash, id }) => id === kept?.bank && hash === kept.hash);
    if (kept && bank) attend(goOn(bank, kept));
    else lose();
  };

  useEffect(() => {
    // What is damaged does not stay.
    if (!readGame()) forgetGame();
    if (!isShown()) return;
    // A link that was copied to another tab finds no game there.
    if (readGame()) resume();
    else writeAddress("");
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the page arrives
  }, []);

  /** Back to the choices: the game is kept. */
  const leave = () => {
    writeAddress("");
    setOpen(undefined);
  };

  return {
    game,
    /** The screen, while it is open. */
    open: game && open,
    /** The code or the questions are on their way. */
    starting,
    trouble,
    start: (bank: ThemedBank, choices: SheetChoices, teams: number) => attend(begin(bank, choices, teams)),
    resume,
    send: (event: ClassEvent) => {
      const now = readGame();
      if (now) keepGame(playClass(now, event));
    },
    leave,
    forget: () => {
      leave();
      forgetGame();
    },
  };
}

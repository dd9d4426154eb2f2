import { words } from "../words.ts";
import { Said } from "./Said.tsx";

/** What to do before anything is typed, and lost. */
export const Unkept = () => <Said title={words.storageRefused.title}>{words.storageRefused.text}</Said>;

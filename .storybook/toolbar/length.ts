// Lengthens every text by what a translation, a longer name or a hurried editor would add. Fitted headlines are spared: they are
// cut by hand, and a longer one is fitted again at build.
import { line } from "../../packages/ui/src/components/Heading/fitted.css.ts";

const filler =
  "au large, par tous les temps, avec l’équipage et le bateau, sans perdre le cap ni le fil du récit, ".repeat(
    40,
  );
const silent = `script, style, title, textarea, .${line}`;

const lengthened = new WeakMap<Text, { before: string; after: string }>();

/** Adds `share` of its length to `text`, before its last stop. */
function lengthen(text: string, share: number): string {
  const wanted = Math.ceil(text.trim().length * share);
  const added = filler.slice(0, wanted + filler.slice(wanted).search(/[ ,]/));
  return text.replace(/([.!?…]?\s*)$/, (stop) => ` ${added.replace(/,$/, "")}${stop}`);
}

function visit(root: Node, change: (node: Text) => void) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest(silent)) change(node);
  }
}

/** Lengthens the texts below `root` by `share` (0.4 adds 40 %), and those that come later; returns what undoes it. */
export function lengthenTexts(root: HTMLElement, share: number): () => void {
  const change = (node: Text) => {
    const before = node.data;
    if (lengthened.get(node)?.after === before || !/\p{L}{2}/u.test(before)) return;
    const after = lengthen(before, share);
    lengthened.set(node, { before, after });
    node.data = after;
  };
  visit(root, change);
  const observer = new MutationObserver(() => visit(root, change));
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    visit(root, (node) => {
      const kept = lengthened.get(node);
      if (kept?.after === node.data) node.data = kept.before;
      lengthened.delete(node);
    });
  };
}

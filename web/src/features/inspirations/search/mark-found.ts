import card from "../inspiration-card.module.css";
import { findWords, foldWords } from "./fold.ts";

/** The name of the highlight in `search.module.css`. */
const name = "found";
/** The texts of a card that are searched. */
const texts = `li :is(h2, .${card.note}, .${card.text})`;

/**
 * Marks the words in the cards inside an element, also in those that come later, until the returned function is
 * called. The cards' own nodes stay as they are. Browsers without highlights mark nothing.
 */
export function markFound(element: Element, words: string): () => void {
  const sought = foldWords(words);
  if (sought.length === 0 || !("highlights" in CSS)) return () => {};
  function mark() {
    const ranges = [...element.querySelectorAll(texts)].flatMap((text) => rangesIn(text, sought));
    CSS.highlights.set(name, new Highlight(...ranges));
  }
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    CSS.highlights.delete(name);
  };
}

function rangesIn(text: Element, words: readonly string[]): readonly Range[] {
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
    for (const [start, end] of findWords(node.textContent ?? "", words)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  return ranges;
}

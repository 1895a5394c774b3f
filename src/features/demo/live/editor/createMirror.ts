/** Longest code, in characters, that is colored as a whole with each key: some 250 lines. */
const WHOLE_LIMIT = 8000;

/** Pause in typing after which long code is colored as a whole, in ms. */
const PAUSE_MS = 250;

/** The colored text below a text area. */
export interface Mirror {
  /** Shows a text at once, and its right colors at once or soon. */
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/**
 * @param code element whose children become the lines
 * @param highlight colors lines of code: one HTML text for each
 */
export function createMirror(code: HTMLElement, highlight: (text: string) => readonly string[]): Mirror {
  let texts: readonly string[] = [];
  let shown: readonly string[] = [];
  let timer = 0;

  /** Replaces the lines between what begins and what ends alike. */
  const show = (lines: readonly string[]) => {
    const { start, end } = findChange(shown, lines);
    const removed = [...code.children].slice(start, shown.length - end);
    const before = code.children[shown.length - end] ?? null;
    for (const line of lines.slice(start, lines.length - end)) code.insertBefore(createLine(line), before);
    removed.forEach((element) => element.remove());
    shown = lines;
  };

  const write = (text: string) => {
    window.clearTimeout(timer);
    const next = text.split('\n');
    if (text.length <= WHOLE_LIMIT) {
      show(highlight(text));
    } else {
      const { start, end } = findChange(texts, next);
      const changed = highlight(next.slice(start, next.length - end).join('\n'));
      const kept = next.length - end;
      const isEmpty = kept <= start;
      show([...shown.slice(0, start), ...(isEmpty ? [] : changed), ...(end > 0 ? shown.slice(-end) : [])]);
      timer = window.setTimeout(() => show(highlight(text)), PAUSE_MS);
    }
    texts = next;
  };
  code.replaceChildren();
  return { write, end: () => window.clearTimeout(timer) };
}

/** How many lines two texts have in common at the start, and of the others at the end. */
export function findChange(
  old: readonly string[],
  next: readonly string[],
): { readonly start: number; readonly end: number } {
  const most = Math.min(old.length, next.length);
  let start = 0;
  while (start < most && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  return { start, end };
}

function createLine(html: string): HTMLElement {
  const line = document.createElement('span');
  // Escaped by `highlight`.
  line.innerHTML = `${html}\n`;
  return line;
}

import { escapeHtml } from '../../../../model/codeTokens';

/** Longest code, in characters, that is colored as a whole with each key: some 250 lines. */
const WHOLE_LIMIT = 8000;

/** Most characters of longer code that are colored at once; for some texts the time grows with the square. */
const PART_LIMIT = 5000;

/** Pause in typing or scrolling after which the lines in sight of long code get their colors, in ms. */
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
  /** The HTML of each line. */
  let shown: string[] = [];
  let isLong = false;
  let timer = 0;
  const controller = new AbortController();

  /** Replaces the lines between what begins and what ends alike. */
  const show = (lines: string[]) => {
    const { start, end } = findChange(shown, lines);
    const removed = [...code.children].slice(start, shown.length - end);
    const before = code.children[shown.length - end] ?? null;
    const added = document.createDocumentFragment();
    for (const line of lines.slice(start, lines.length - end)) added.append(createLine(line));
    code.insertBefore(added, before);
    removed.forEach((element) => element.remove());
    shown = lines;
  };

  const colorPart = (lines: readonly string[]): readonly string[] => {
    if (lines.length === 0) return [];
    const text = lines.join('\n');
    return text.length <= PART_LIMIT ? highlight(text) : lines.map(escapeHtml);
  };

  /** Colors the lines in sight, with as many before them as may tell what they are part of. */
  const colorSight = () => {
    const { start, end } = findLinesInSight(code, texts.length);
    const has = (length: number, line: number) => length + (texts[line]?.length ?? 0) + 1;
    let [first, last, length] = [start, start, 0];
    while (last < end && has(length, last) <= PART_LIMIT) length = has(length, last++);
    while (first > 0 && has(length, first - 1) <= PART_LIMIT) length = has(length, --first);
    for (const [index, html] of colorPart(texts.slice(first, last)).entries()) {
      const line = first + index;
      const element = code.children[line];
      if (shown[line] === html || !element) continue;
      shown[line] = html;
      setLine(element, html);
    }
  };
  const colorSoon = () => {
    window.clearTimeout(timer);
    if (isLong) timer = window.setTimeout(colorSight, PAUSE_MS);
  };

  const write = (text: string) => {
    const next = text.split('\n');
    isLong = text.length > WHOLE_LIMIT;
    if (isLong) {
      const { start, end } = findChange(texts, next);
      const changed = colorPart(next.slice(start, next.length - end));
      show([...shown.slice(0, start), ...changed, ...shown.slice(shown.length - end)]);
    } else {
      show([...highlight(text)]);
    }
    texts = next;
    colorSoon();
  };
  code.replaceChildren();
  document.addEventListener('scroll', colorSoon, { capture: true, passive: true, signal: controller.signal });
  return {
    write,
    end() {
      controller.abort();
      window.clearTimeout(timer);
    },
  };
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

/** The lines of a text that the window shows; all lines are of one height. */
function findLinesInSight(code: Element, count: number): { readonly start: number; readonly end: number } {
  const { top, height } = code.getBoundingClientRect();
  const toLine = (y: number) => Math.min(count, Math.max(0, Math.floor(((y - top) / height) * count)));
  return { start: toLine(0), end: Math.min(count, toLine(window.innerHeight) + 1) };
}

function createLine(html: string): HTMLElement {
  const line = document.createElement('span');
  setLine(line, html);
  return line;
}

function setLine(line: Element, html: string): void {
  // Escaped by `highlight`.
  line.innerHTML = `${html}\n`;
}

import { escapeHtml } from '../../../content/shared/codeTokens';

/** Longest code for which every line is an element. */
const WHOLE_LIMITS = { characters: 8000, lines: 300 };

/** Maximum characters of longer code to highlight at once: for some texts, the time grows quadratically. */
const PART_LIMIT = 5000;

/** Longest line that is highlighted, in characters. */
const LINE_LIMIT = 500;

/** Number of lines above and below the visible ones that are elements, too, in long code. */
const MARGIN = 30;

/** Delay and number of retries after highlighting took too long: the machine may have been busy. */
const RETRY_MS = 300;
const MAX_RETRIES = 3;

/** From this UTF-16 code on, characters may be two columns wide. */
const FIRST_WIDE = 0x1100;

const TAB = 9;

/** Width of a tab in characters; must match `tab-size` in `content/node/elements/code.css`. */
const TAB_SIZE = 2;

/** The highlighted text below a text area, with line numbers. */
export interface Mirror {
  readonly write: (text: string) => void;
  /** @param line number of the line with an error, from 1 */
  readonly markError: (line: number | null) => void;
  readonly end: () => void;
}

/**
 * Creates elements only for the visible lines of long code. Code with an overlong line is not highlighted:
 * the text area then shows its own text.
 * @param code element whose children become the lines
 * @param highlight returns the highlighted HTML of each line, or `null` when that would take too long
 */
export function createMirror(
  code: HTMLElement,
  highlight: (text: string) => readonly string[] | null,
): Mirror {
  let texts: readonly string[] = [];
  let isLong = false;
  let isUncolored = false;
  let errorLine: number | null = null;
  let retryTimer = 0;
  let hasGivenUp = false;
  /** The HTML of each line that is an element, starting with line `first`. */
  let shown: readonly string[] = [];
  let first = 0;
  let visibleRange = findVisibleRange(code);
  const controller = new AbortController();

  const highlightOrEscape = (lines: readonly string[]): readonly string[] => {
    const colored = highlight(lines.join('\n'));
    hasGivenUp = colored === null;
    return colored ?? lines.map(escapeHtml);
  };

  /** Highlights lines, with preceding lines as context. */
  const highlightRange = (start: number, end: number): readonly string[] => {
    if (isUncolored) return texts.slice(start, end).map(() => '');
    if (!isLong) return highlightOrEscape(texts);
    const has = (length: number, line: number) => length + (texts[line]?.length ?? 0) + 1;
    let [from, to, length] = [start, start, 0];
    while (to < end && has(length, to) <= PART_LIMIT) length = has(length, to++);
    while (from > 0 && has(length, from - 1) <= PART_LIMIT) length = has(length, --from);
    const colored = highlightOrEscape(texts.slice(from, to)).slice(start - from);
    return [...colored, ...texts.slice(to, end).map(escapeHtml)];
  };

  const show = (retries = MAX_RETRIES) => {
    hasGivenUp = false;
    window.clearTimeout(retryTimer);
    const start = isLong ? Math.max(0, Math.min(visibleRange.start, texts.length) - MARGIN) : 0;
    const lines = highlightRange(
      start,
      isLong ? Math.min(texts.length, visibleRange.end + MARGIN) : texts.length,
    );
    replaceLines(code, shown, lines);
    shown = lines;
    first = start;
    code.style.setProperty('--first', `${first}`);
    showError();
    if (hasGivenUp && retries > 0) retryTimer = window.setTimeout(show, RETRY_MS, retries - 1);
  };

  const showError = () => {
    code.querySelector('[data-error-line]')?.removeAttribute('data-error-line');
    if (errorLine !== null) code.children[errorLine - 1 - first]?.setAttribute('data-error-line', '');
  };

  const updateVisibleRange = () => {
    visibleRange = findVisibleRange(code);
    const end = Math.min(texts.length, visibleRange.end);
    if (isLong && (visibleRange.start < first || end > first + shown.length)) show();
  };

  code.replaceChildren();
  const options = { capture: true, passive: true, signal: controller.signal };
  document.addEventListener('scroll', updateVisibleRange, options);
  window.addEventListener('resize', updateVisibleRange, options);
  // Content above may grow or shrink without either event.
  const observer = new ResizeObserver(updateVisibleRange);
  observer.observe(document.documentElement);
  return {
    write(text) {
      texts = text.split('\n');
      isLong = text.length > WHOLE_LIMITS.characters || texts.length > WHOLE_LIMITS.lines;
      isUncolored = texts.some((line) => line.length > LINE_LIMIT);
      code.toggleAttribute('data-uncolored', isUncolored);
      code.style.setProperty('--lines', `${texts.length}`);
      code.style.setProperty('--columns', `${isLong || isUncolored ? countColumns(texts) : 0}`);
      show();
    },
    markError(line) {
      errorLine = line;
      showError();
    },
    end() {
      window.clearTimeout(retryTimer);
      controller.abort();
      observer.disconnect();
    },
  };
}

/** The number of lines that two texts have in common at the start and, in the rest, at the end. */
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

/** Replaces the lines that differ. */
function replaceLines(code: HTMLElement, old: readonly string[], next: readonly string[]): void {
  const { start, end } = findChange(old, next);
  const removed = [...code.children].slice(start, old.length - end);
  const added = next.slice(start, next.length - end).map((html) => {
    const line = document.createElement('span');
    // Escaped by `highlight`.
    line.innerHTML = `${html}\n`;
    return line;
  });
  const before = code.children[old.length - end] ?? null;
  for (const line of added) code.insertBefore(line, before);
  removed.forEach((line) => line.remove());
}

/** The range of lines, from 0, that would be visible if the text were endless. */
function findVisibleRange(code: Element): { readonly start: number; readonly end: number } {
  const { top } = code.getBoundingClientRect();
  const lineHeight = parseFloat(getComputedStyle(code).lineHeight) || 1;
  const toLine = (y: number) => Math.max(0, Math.floor((y - top) / lineHeight));
  return { start: toLine(0), end: toLine(window.innerHeight) + 1 };
}

/** Upper bound of the width of the longest line, in characters. */
function countColumns(lines: readonly string[]): number {
  let most = 0;
  for (const line of lines) {
    // No character is wider than two columns.
    if (line.length * TAB_SIZE <= most) continue;
    let columns = 0;
    for (let index = 0; index < line.length; index += 1) {
      const unit = line.charCodeAt(index);
      if (unit === TAB) columns += TAB_SIZE - (columns % TAB_SIZE);
      else columns += unit < FIRST_WIDE ? 1 : 2;
    }
    most = Math.max(most, columns);
  }
  return most;
}

import { data } from '../../../page/shared/attributes';
import { addVersions } from './installCommand';
import { CODE_LANGUAGES, highlightLines, isCodeLanguage } from '../code/highlight';

/** Install commands of the package managers, which replace an `install` fence, in the order of the tabs. */
const INSTALL_COMMANDS = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
  bun: 'bun add',
} as const;

/** A highlighted code fence. */
export type Fence =
  | { readonly kind: 'block'; readonly language: string; readonly title: string; readonly html: string }
  | { readonly kind: 'tabs'; readonly tabs: readonly { readonly label: string; readonly html: string }[] };

/** Checks the language, the options and the line highlights of a code fence; `null` when they are fine. */
export function findFenceDiagnostic(
  code: string,
  language: string | null | undefined,
  meta: string,
): string | null {
  if (language === 'install') return null;
  if (!language || !isCodeLanguage(language)) {
    return `Code fence language "${language ?? ''}" is unknown. Use one of ${CODE_LANGUAGES.join(', ')} or install.`;
  }
  if (language === 'bash' && /^\s*\$\s/m.test(code)) {
    return 'The prompt "$ " would be copied with the command. Leave it out.';
  }
  const { marks, rest } = parseMeta(meta);
  if (rest) return `Code fence option "${rest}" is unknown. Use title="…", {1,3-5}, ins={2} or del={4}.`;
  const count = code.split('\n').length;
  const outside = [...marks.keys()].find((line) => line < 1 || line > count);
  if (outside !== undefined) {
    return `The code fence marks line ${outside}, but its lines are 1 to ${count}. Count from its first line of code.`;
  }
  const lines = code.split('\n');
  const empty = [...marks.keys()].find((line) => lines[line - 1]?.trim() === '');
  return empty === undefined
    ? null
    : `The code fence marks line ${empty}, which is empty. Count from its first line of code.`;
}

/** What the meta string of a code fence says, which follows its language. */
export interface FenceMeta {
  /** Name of the file that it shows; empty for an excerpt. */
  readonly title: string;
  /** Lines that it shows as removed, from 1. */
  readonly removed: readonly number[];
}

/** Reads the meta string of a code fence. */
export function readFenceMeta(meta: string): FenceMeta {
  const { title, marks } = parseMeta(meta);
  return { title, removed: [...marks].filter(([, mark]) => mark === 'removed').map(([line]) => line) };
}

/** Turns a valid code fence into highlighted HTML. */
export function parseFence(code: string, language: string | null | undefined, meta: string): Fence {
  if (language === 'install') {
    const packages = addVersions(code);
    const tabs = Object.entries(INSTALL_COMMANDS).map(([label, command]) => ({
      label,
      html: highlightLines(`${command} ${packages}`, 'bash').join('\n'),
    }));
    return { kind: 'tabs', tabs };
  }
  if (!language || !isCodeLanguage(language)) throw new Error(`Unknown language "${language ?? ''}".`);
  const { title, marks } = parseMeta(meta);
  const lines = highlightLines(code, language);
  const html = lines
    .map((line, index) => {
      const mark = marks.get(index + 1);
      return mark ? `<span class="line ${mark}"${writeSign(mark)}>${line}</span>` : line;
    })
    .join('\n');
  return { kind: 'block', language, title, html };
}

type Mark = 'marked' | 'added' | 'removed';

/** The attribute by which Markdown recognizes a line of a diff; empty for other lines. */
function writeSign(mark: Mark): string {
  if (mark === 'marked') return '';
  const attributes = Object.entries(data({ md: mark === 'added' ? '+' : '-' }));
  return attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
}

/** Reads `title="…" {1,3-5} ins={2} del={4}`. */
function parseMeta(meta: string) {
  const marks = new Map<number, Mark>();
  let title = '';
  const rest = meta.replace(/title="([^"]*)"|(ins=|del=|)\{([\d,\s-]+)\}/g, (_, text, kind, ranges) => {
    if (text !== undefined) title = text;
    else {
      const mark: Mark = kind === 'ins=' ? 'added' : kind === 'del=' ? 'removed' : 'marked';
      for (const line of expandRanges(ranges)) marks.set(line, mark);
    }
    return '';
  });
  return { title, marks, rest: rest.trim() };
}

function expandRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

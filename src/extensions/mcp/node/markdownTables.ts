/** A row of a table in a page's Markdown, with its cells by column heading. */
export interface TableRow {
  /** The code at the start of the row. */
  readonly name: string;
  /** Heading of the section with the table. */
  readonly section: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** Maximum number of columns; API tables have four. Each row gets as many cells as there are headings. */
const MAX_COLUMNS = 20;

/** Maximum number of rows that are read from a page; the longest API page has 163. */
const MAX_ROWS = 2_000;

/** Rows of all tables in a page's Markdown with a column of types: props, parameters, properties. */
export function listTypedRows(markdown: string): TableRow[] {
  const rows: TableRow[] = [];
  let section = '';
  let headings: readonly string[] | null = null;
  let fence = '';
  for (const line of markdown.split('\n')) {
    if (rows.length === MAX_ROWS) break;
    const [, mark = ''] = /^(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && fence === '') fence = mark;
    else if (mark && mark.startsWith(fence)) fence = '';
    if (fence !== '') continue;
    if (!line.startsWith('|')) {
      headings = null;
      const [, title] = /^#+ (.+)/.exec(line) ?? [];
      section = title ?? section;
      continue;
    }
    const cells = splitRow(line);
    if (headings === null) {
      headings = cells.length <= MAX_COLUMNS && cells.includes('Type') ? cells : [];
      continue;
    }
    const [, name] = /`([^`]+)`/.exec(cells[0] ?? '') ?? [];
    if (name === undefined || headings.length === 0) continue;
    const named = headings.map((heading, column): [string, string] => [heading, cells[column] ?? '']);
    rows.push({ name, section, cells: Object.fromEntries(named) });
  }
  return rows;
}

/** Cells without the escapes that only a table needs. */
function splitRow(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/, MAX_COLUMNS + 1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

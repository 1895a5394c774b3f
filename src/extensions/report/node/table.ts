/** A table of text: the first column is text, all others are figures. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type TableStyle = 'plain' | 'markdown';

/** A table with aligned columns, for a terminal or as Markdown. */
export function formatTable({ head, rows }: Table, style: TableStyle): string {
  const table = [head, ...rows].map((cells) => (style === 'plain' ? cells : cells.map(escapeMarkdown)));
  const widths = head.map((_, column) => Math.max(3, ...table.map((cells) => (cells[column] ?? '').length)));
  const align = (cells: readonly string[]) =>
    widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
  const lines = table.map(align);
  if (style === 'plain') return lines.map((cells) => cells.join('  ').trimEnd()).join('\n');
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first = [], ...others] = lines;
  return [first, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Escapes text for a cell, because a report may come from a pull request: no markup or HTML, no second cell
 * or line, and nothing that GitHub turns into a link, a reference or a mention.
 */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\\`*_~[\]<>|&]/g, '\\$&')
    .replace(/[@#]|:(?=\/\/)|www(?=\.)|GH(?=-)/gi, '$&&ZeroWidthSpace;');
}

/** `1,234` */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** `12.3 kB`, `1.2 MB` */
export function formatBytes(bytes: number): string {
  return Math.abs(bytes) >= 999_950 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** With a sign: `+1.2 kB`, `−3`. */
export function formatChange(change: number, format: (value: number) => string): string {
  return `${change < 0 ? '−' : '+'}${format(Math.abs(change))}`;
}

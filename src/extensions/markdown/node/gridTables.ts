import { Parser } from 'htmlparser2';
import type { Table } from 'mdast';
import { text } from './lines';

/** Maximum number of rows that are written of a grid: enough to see what it shows. */
const MAX_ROWS = 10;

/** ARIA roles of header cells, and of all other cells. */
const HEADERS = ['columnheader', 'rowheader'];
const CELLS = ['gridcell', 'cell'];

/** Text of a grid's header cells, and of its other cells by row. */
interface GridTexts {
  readonly head: string[];
  readonly rows: string[][];
}

/** The grids in the HTML of a demo, as Markdown tables without empty columns. */
export function readGridTables(html: string): Table[] {
  return readGrids(html)
    .map(dropEmptyColumns)
    .filter(({ head, rows }) => head.length > 0 && rows.length > 0)
    .map(toTable);
}

/** Reads elements by their roles, in document order. */
function readGrids(html: string): GridTexts[] {
  const grids: GridTexts[] = [];
  // The cell that is open, with the nesting depth of its element.
  let cell: { texts: string[]; depth: number; isHeader: boolean } | null = null;
  let row: string[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(_, { role = '' }) {
      depth += 1;
      if (role === 'grid' || role === 'treegrid') grids.push({ head: [], rows: [] });
      if (role === 'row') grids.at(-1)?.rows.push((row = []));
      if (cell === null && (HEADERS.includes(role) || CELLS.includes(role))) {
        cell = { texts: [], depth, isHeader: HEADERS.includes(role) };
      }
    },
    ontext(value) {
      cell?.texts.push(value);
    },
    onclosetag() {
      if (cell?.depth === depth) {
        const value = cell.texts.join(' ').replace(/\s+/g, ' ').trim();
        if (cell.isHeader) grids.at(-1)?.head.push(value);
        else row.push(value);
        cell = null;
      }
      depth -= 1;
    },
  });
  parser.end(html);
  // The header row has none of the other cells.
  return grids.map(({ head, rows }) => ({ head, rows: rows.filter((one) => one.some(Boolean)) }));
}

function dropEmptyColumns({ head, rows }: GridTexts): GridTexts {
  const hasContent = (_: string, index: number) =>
    head[index] !== undefined && (head[index] !== '' || rows.some((row) => row[index]));
  return { head: head.filter(hasContent), rows: rows.map((row) => row.filter(hasContent)) };
}

function toTable({ head, rows }: GridTexts): Table {
  return {
    type: 'table',
    children: [head, ...rows.slice(0, MAX_ROWS)].map((row) => ({
      type: 'tableRow',
      children: head.map((_, index) => ({ type: 'tableCell', children: [text(row[index] ?? '')] })),
    })),
  };
}

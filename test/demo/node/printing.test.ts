import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('data', file),
);
const pages = files.filter((file) => file.endsWith('.mdx')).map((file) => readFileSync(file, 'utf8'));

/** What offers to print a grid, which fills the document of a frame with a string. */
const PRINTS = /\bGridToolbar\b|\bGridToolbarExport\b|\bexportDataAsPrint\b/;

it('a grid that can be printed is in a document of its own: the policy of pages refuses what it does', () => {
  const printing = files.filter((file) => {
    if (!file.endsWith('.tsx')) return false;
    const code = readFileSync(file, 'utf8');
    return PRINTS.test(code) && !/printOptions\W+disableToolbarButton: true/.test(code);
  });
  expect(printing.length).toBeGreaterThan(0);
  const framed = printing.filter((file) => {
    const element = new RegExp(`<Demo name="${path.parse(file).name}"[^>]*\\siframe[\\s/]`);
    return pages.some((page) => element.test(page));
  });
  expect(printing.filter((file) => !framed.includes(file))).toEqual([]);
});

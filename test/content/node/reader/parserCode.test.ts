import { expect, it } from 'vitest';
import { PARSER_CODE } from '../../../../src/content/node/reader/readPage';
import { imports } from '../../../sources';

/** The files of the engine that a file needs to run. */
function listNeeded(file: string, found = new Set([file])): Set<string> {
  for (const { from, to, kind } of imports) {
    if (from !== file || kind === 'type' || !to.startsWith('src/') || found.has(to)) continue;
    listNeeded(to, found.add(to));
  }
  return found;
}

it('a parsed page is cached by all code that parses it', () => {
  const needed = [...listNeeded('src/content/node/reader/parsePage.ts')];
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((file) => !PARSER_CODE.some((code) => file.startsWith(code)))).toEqual([]);
});

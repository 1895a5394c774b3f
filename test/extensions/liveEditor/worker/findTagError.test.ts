import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isCodeError } from '../../../../src/demo/shared/liveCode';
import { compile } from '../../../../src/extensions/liveEditor/worker/compile';
import { findTagError } from '../../../../src/extensions/liveEditor/worker/findTagError';

const FOLDERS = ['react-stack', 'react-card', 'react-dialog', 'react-list', 'react-table', 'react-tabs'];

const demos = FOLDERS.map((folder) => `data/material-ui/${folder}`).flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

/** Ways to get a closing tag wrong. */
const MISTAKES: readonly (readonly [string, (tag: string) => string])[] = [
  ['lacks its last letter', (tag) => `${tag.slice(0, -2)}>`],
  ['lacks its end', (tag) => tag.slice(0, -1)],
  ['breaks off in the name', (tag) => tag.slice(0, -2)],
];

describe('mistakes in tags', () => {
  it.each(MISTAKES)('are told in their line when a closing tag %s, in every demo', (_name, spoil) => {
    const faults: string[] = [];
    let tried = 0;
    for (const code of demos) {
      for (const { 0: tag, index } of code.matchAll(/<\/[A-Z]\w+>/g)) {
        const line = code.slice(0, index).split('\n').length;
        const result = compile(code.slice(0, index) + spoil(tag) + code.slice(index + tag.length), 'TS');
        tried += 1;
        if (!isCodeError(result) || result.line !== line) faults.push(`${line}: ${JSON.stringify(result)}`);
      }
    }
    expect(tried).toBeGreaterThan(400);
    expect(faults).toEqual([]);
  });

  it.each<[string, number, string]>([
    ['<a>\n<b>\n</a>', 2, '<b> is not closed'],
    ['<a>\n<b></b></b>\n</a>', 2, 'Expected corresponding JSX closing tag for <a>'],
    ['<a>\n</a></a>', 2, '</a> closes nothing'],
    ['<>\n<b>\n</>', 2, '<b> is not closed'],
    ['(\n<a b={1 > 2} c="<d>">', 2, '<a> is not closed'],
    ['(\n<a {count} times\n</b>', 2, '<a lacks its ">"'],
    ['<a>\n</a\n<b />', 2, '</a lacks its ">"'],
  ])('%j: line %i', (code, line, message) => {
    const found = findTagError(code);
    expect([code.slice(0, found?.offset).split('\n').length, found?.message]).toEqual([line, message]);
  });

  it('are none where all tags go together, whatever types, comments and comparisons say', () => {
    const code = `const [tide, setTide] = React.useState<Tide | null>(null); // <b>
const pick = <T,>(list: T[]) => list[0]; /* </i> */
const tags = { first: '<a>', all: ["<b>", '</i>'] };
return a < b && c > d ? <a onClick={() => <i />} /> : <><b c={<d>e</d>}>it's</b></>;`;
    expect(findTagError(code)).toBeNull();
    expect(demos.filter((demo) => findTagError(demo))).toEqual([]);
  });
});

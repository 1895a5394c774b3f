import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadApi } from '../../../../src/api/node/packages/loadApi';
import {
  createSummary,
  diffSummaries,
  parseSummary,
  SUMMARY_FILE,
} from '../../../../src/extensions/update/node/summary';
import { createApi, createComponent, createProp } from '../../../api/node/pages/createApi';

const size = createProp({ type: { text: "'small' | 'large'", members: [] }, defaultValue: "'small'" });
const before = createSummary(createApi(createComponent({ name: 'Rake', props: [size] })));

it('keeps name, type, default and marks of each prop', () => {
  const rows = createProp({ name: 'rows', isRequired: true, deprecation: '' });
  const summary = createSummary(createApi(createComponent({ name: 'Rake', props: [rows, size] })));
  expect(summary.pages['/garden/api/rake/']).toEqual({
    rows: 'string (required) (deprecated)',
    size: "'small' | 'large' = 'small'",
  });
});

it('says nothing of what is the same', () => {
  expect(diffSummaries(before, before)).toEqual([]);
});

it('names added and removed components', () => {
  const after = createSummary(createApi(createComponent({ name: 'Spade' })));
  expect(diffSummaries(before, after)).toEqual(['- /garden/api/rake/', '+ /garden/api/spade/']);
});

it('names added, removed and changed props with the old and the new value', () => {
  const props = [createProp({ ...size, defaultValue: "'large'" }), createProp({ name: 'color' })];
  const after = createSummary(createApi(createComponent({ name: 'Rake', props })));
  expect(diffSummaries(before, after)).toEqual([
    '  /garden/api/rake/',
    '    + color: string',
    "    ~ size: 'small' | 'large' = 'small'",
    "          → 'small' | 'large' = 'large'",
  ]);
  expect(diffSummaries(after, before)).toContain('    - color: string');
});

it('of the installed packages is committed, so that the next update shows what it changes', async () => {
  const committed = parseSummary(readFileSync(SUMMARY_FILE, 'utf8'));
  expect(diffSummaries(committed, createSummary(await loadApi()))).toEqual([]);
});

it.each(['', '[]', '{"pages":{"/garden/api/rake/":{"width":1}}}'])('cannot be read from %j', (text) => {
  expect(() => parseSummary(text)).toThrow(/not a valid summary. Regenerate it with npm run api:summary/);
});

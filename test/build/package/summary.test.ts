import { expect, it } from 'vitest';
import { createSummary, diffSummaries } from '../../../src/build/package/summary';
import { createApi, createComponent, createProp } from './createApi';

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

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startUserProperties } from '../../../../src/extensions/analytics/client/userProperties';
import { userLanguage } from '../../../../src/shell/client/language/language';
import { codeStyling } from '../../../../src/shell/client/preferences/codeStyling';
import { codeVariant } from '../../../../src/shell/client/preferences/codeVariant';
import { dispatchTheme } from '../../../../src/shell/client/preferences/theme';
import { resetState } from '../../../shell/client/preferences/resetState';
import { recordGtag } from './gtagRecorder';

/** Queries of the browser, and the way to make one change. */
const queries = new Map<string, EventTarget & { matches: boolean }>();
let calls: unknown[][];
let stop: () => void;

function change(query: string, matches: boolean): void {
  const target = queries.get(query);
  if (!target) throw new Error(`Nobody asks for ${query}`);
  target.matches = matches;
  target.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  resetState();
  userLanguage.set('en');
  queries.clear();
  vi.stubGlobal('devicePixelRatio', 1.25);
  vi.stubGlobal('matchMedia', (query: string) => {
    const known = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    queries.set(query, known);
    return known;
  });
  calls = recordGtag();
  stop = startUserProperties();
});
afterEach(() => stop());

it('sets the six properties, each by itself', () => {
  expect(calls).toEqual([
    ['set', 'user_properties', { codeVariant: 'TS' }],
    ['set', 'user_properties', { codeStylingVariant: 'MUI System' }],
    ['set', 'user_properties', { userLanguage: 'en' }],
    ['set', 'user_properties', { devicePixelRatio: 1.3 }],
    ['set', 'user_properties', { colorSchemeOS: 'light' }],
    ['set', 'user_properties', { colorScheme: 'light' }],
  ]);
});

it.each([
  ['the code variant', () => codeVariant.choose('JS'), { codeVariant: 'JS' }],
  ['the styling', () => codeStyling.choose('Tailwind'), { codeStylingVariant: 'Tailwind' }],
  ['the language', () => userLanguage.set('pt'), { userLanguage: 'pt' }],
  [
    'the mode that is shown',
    () => dispatchTheme({ type: 'CHANGE', payload: { paletteMode: 'dark' } }),
    { colorScheme: 'dark' },
  ],
  [
    'the mode of the operating system',
    () => change('(prefers-color-scheme: dark)', true),
    { colorSchemeOS: 'dark' },
  ],
])('sets %s again when it changes, and nothing else', (_, act, property) => {
  calls.length = 0;
  act();
  expect(calls).toEqual([['set', 'user_properties', property]]);
});

it('follows the pixel ratio through more than one change', () => {
  calls.length = 0;
  for (const [before, after] of [
    [1.25, 2],
    [2, 3],
  ] as const) {
    vi.stubGlobal('devicePixelRatio', after);
    change(`(resolution: ${before}dppx)`, false);
  }
  expect(calls.map(([, , property]) => property)).toEqual([{ devicePixelRatio: 2 }, { devicePixelRatio: 3 }]);
});

it('is quiet after the end', () => {
  stop();
  calls.length = 0;
  codeVariant.choose('JS');
  change('(resolution: 1.25dppx)', false);
  expect(calls).toEqual([]);
});

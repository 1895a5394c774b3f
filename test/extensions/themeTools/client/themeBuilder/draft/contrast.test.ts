import { describe, expect, it } from 'vitest';
import {
  findFix,
  measurePairs,
  MIN_RATIO,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/contrast';
import {
  EMPTY_DRAFT,
  setField,
  type Draft,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/draft';
import {
  SCHEMES,
  type Scheme,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/fields';
import type { Kit } from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/kit';
import { kit as joy } from '../../../../../../src/extensions/themeTools/client/themeBuilder/kits/joy/kit';
import { kit as material } from '../../../../../../src/extensions/themeTools/client/themeBuilder/kits/material/kit';
import { KITS } from './kits';

const measure = (kit: Kit, draft: Draft, scheme: Scheme) =>
  measurePairs(kit.createPreview(draft, 'ltr'), scheme);
const name = ({ front, back }: { front: string; back: string }) => `${front} on ${back}`;
const listFailures = (kit: Kit, draft: Draft, scheme: Scheme) =>
  measure(kit, draft, scheme).flatMap((pair) => (pair.passes.text ? [] : [name(pair)]));

describe('the pairs of Material UI', () => {
  it('are measured as the browser paints them, those that fail first', () => {
    const pairs = measure(material, EMPTY_DRAFT, 'light');
    const find = (wanted: string) => pairs.find((pair) => name(pair) === wanted);
    expect(find('primary.contrastText on primary.main')?.ratio).toBeCloseTo(4.6, 2);
    expect(find('text.secondary on background.paper')).toMatchObject({ frontColor: '#666666' });
    expect(find('warning.contrastText on warning.main')).toMatchObject({
      passes: { text: false, part: true },
    });
    const passed = pairs.map(({ passes }) => passes.text);
    expect(passed).toEqual([...passed].sort());
  });

  it('include the background of the page where that differs from paper', () => {
    const draft = setField(material.fields, EMPTY_DRAFT, 'light.background.default', '#eee');
    expect(measure(material, draft, 'light').length).toBe(measure(material, EMPTY_DRAFT, 'light').length + 8);
  });
});

describe.each(KITS)('the pairs of a theme of $name', ({ kit }) => {
  const cases = kit.startingPoints.flatMap((theme) => SCHEMES.map((scheme) => ({ ...theme, scheme })));

  it.each(cases)('of the starting point $name all pass in $scheme', ({ values, scheme }) =>
    expect(listFailures(kit, values, scheme)).toEqual([]),
  );

  it('have names of their own, and fields that a fix can change', () => {
    for (const scheme of SCHEMES) {
      const pairs = measure(kit, EMPTY_DRAFT, scheme);
      expect(new Set(pairs.map(name)).size).toBe(pairs.length);
      for (const { adjusted } of pairs) expect(kit.fields.has(`${scheme}.${adjusted}`), adjusted).toBe(true);
    }
  });
});

describe('the pairs of Joy UI', () => {
  it('are the colors that tokens refer to in the end', () => {
    const draft = setField(joy.fields, EMPTY_DRAFT, 'light.primary.500', '#ffd54f');
    const pairs = measure(joy, draft, 'light');
    const find = (wanted: string) => pairs.find((pair) => name(pair) === wanted);
    expect(find('primary.solidColor on primary.solidBg')).toMatchObject({
      frontColor: '#ffffff',
      backColor: '#ffd54f',
      adjusted: 'primary.solidBg',
      passes: { text: false, part: false },
    });
    expect(find('primary.softColor on primary.softBg')).toMatchObject({ adjusted: 'primary.700' });
    expect(find('text.primary on background.surface')).toMatchObject({ frontColor: '#171a1c' });
  });

  it('fail where the library’s own colors do: in messages of dark fields', () => {
    expect(SCHEMES.map((scheme) => listFailures(joy, EMPTY_DRAFT, scheme))).toEqual([
      [],
      ['danger.500 on background.surface', 'danger.500 on background.body'],
    ]);
  });
});

const DRAFTS: readonly (readonly [string, Kit, readonly Draft[]])[] = [
  [
    'Material UI',
    material,
    [
      EMPTY_DRAFT,
      { 'light.primary.main': '#90caf9', 'dark.primary.main': '#0d2a4a' },
      { 'light.text.secondary': 'rgba(0, 0, 0, 0.3)', 'dark.text.primary': '#444444' },
      { 'light.warning.contrastText': '#ffffff', 'light.warning.main': '#ffd54f' },
      { 'light.background.default': '#7a7a7a', 'light.background.paper': '#808080' },
    ],
  ],
  [
    'Joy UI',
    joy,
    [
      EMPTY_DRAFT,
      { 'light.primary.base': '#ffd54f', 'dark.primary.base': '#05121f' },
      { 'light.neutral.base': '#c0c4c8', 'dark.neutral.base': '#202226' },
      { 'light.text.secondary': 'rgba(0, 0, 0, 0.3)', 'dark.text.primary': '#444444' },
      { 'light.danger.100': '#7d1212', 'dark.success.800': '#9be89b' },
      { 'light.background.body': '#7a7a7a', 'light.background.surface': '#808080' },
    ],
  ],
];

describe.each(DRAFTS)('a fix of %s', (_, kit, drafts) => {
  it.each(drafts)('makes each pair pass that failed: %o', (draft) => {
    const preview = kit.createPreview(draft, 'ltr');
    for (const scheme of SCHEMES) {
      for (const pair of measurePairs(preview, scheme)) {
        const fix = findFix(preview, pair);
        expect(fix === null, name(pair)).toBe(pair.passes.text);
        if (!fix) continue;
        const fixed = measure(kit, setField(kit.fields, draft, fix.key, fix.color), scheme);
        const ratio = fixed.find((one) => name(one) === name(pair))?.ratio;
        expect(ratio, `${name(pair)} with ${fix.color}`).toBeGreaterThanOrEqual(MIN_RATIO.text);
      }
    }
  });
});

describe('fixes of Joy UI', () => {
  const [, , drafts] = DRAFTS[1] ?? [];

  it.each((drafts ?? []).slice(0, 3))(
    'of the defaults and of base colors end with a theme in which all pairs pass: %o',
    (start) => {
      let draft: Draft = start;
      for (let step = 0; step < 80; step++) {
        const preview = joy.createPreview(draft, 'ltr');
        const [first] = SCHEMES.flatMap((scheme) =>
          measurePairs(preview, scheme).filter(({ passes }) => !passes.text),
        );
        const fix = first && findFix(preview, first);
        if (!fix) break;
        draft = setField(joy.fields, draft, fix.key, fix.color);
      }
      expect(SCHEMES.flatMap((scheme) => listFailures(joy, draft, scheme))).toEqual([]);
    },
  );
});

describe('a fix', () => {
  it('is the nearest shade', () => {
    const preview = material.createPreview(EMPTY_DRAFT, 'ltr');
    const [pair] = measurePairs(preview, 'light').filter((one) => name(one).startsWith('warning.contrast'));
    if (!pair) throw new Error('The default warning is measured.');
    expect(findFix(preview, pair)).toEqual({ key: 'light.warning.main', color: '#bf5701' });
  });
});

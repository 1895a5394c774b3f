import { describe, expect, it } from 'vitest';
import { findFix, measurePairs, MIN_RATIO } from '../../../src/features/themeBuilder/contrast';
import { EMPTY_DRAFT, setField, type Draft } from '../../../src/features/themeBuilder/draft';
import { SCHEMES, type Scheme } from '../../../src/features/themeBuilder/fields';
import { createPreviewTheme } from '../../../src/features/themeBuilder/previewTheme';
import { BUILDER_THEMES } from '../../../src/theme/builderThemes';

const measure = (draft: Draft, scheme: Scheme) =>
  measurePairs(createPreviewTheme(draft, 'ltr').palettes, scheme);
const name = ({ front, back }: { front: string; back: string }) => `${front} on ${back}`;
const listFailures = (draft: Draft, scheme: Scheme) =>
  measure(draft, scheme).flatMap((pair) => (pair.passes.text ? [] : [name(pair)]));

describe('the pairs of a theme', () => {
  it('are measured as the browser paints them, those that fail first', () => {
    const pairs = measure(EMPTY_DRAFT, 'light');
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
    const draft = setField(EMPTY_DRAFT, 'light.background.default', '#eee');
    expect(measure(draft, 'light').length).toBe(measure(EMPTY_DRAFT, 'light').length + 8);
  });

  it.each(BUILDER_THEMES.flatMap((theme) => SCHEMES.map((scheme) => ({ ...theme, scheme }))))(
    'of the starting point $name all pass in $scheme',
    ({ values, scheme }) => expect(listFailures(values, scheme)).toEqual([]),
  );
});

describe('a fix', () => {
  const drafts: readonly Draft[] = [
    EMPTY_DRAFT,
    { 'light.primary.main': '#90caf9', 'dark.primary.main': '#0d2a4a' },
    { 'light.text.secondary': 'rgba(0, 0, 0, 0.3)', 'dark.text.primary': '#444444' },
    { 'light.warning.contrastText': '#ffffff', 'light.warning.main': '#ffd54f' },
    { 'light.background.default': '#7a7a7a', 'light.background.paper': '#808080' },
  ];

  it.each(drafts)('makes each pair pass that failed: %o', (draft) => {
    const { palettes } = createPreviewTheme(draft, 'ltr');
    for (const scheme of SCHEMES) {
      for (const pair of measurePairs(palettes, scheme)) {
        const fix = findFix(palettes, draft, pair);
        expect(fix === null).toBe(pair.passes.text);
        if (!fix) continue;
        const fixed = measure(setField(draft, fix.key, fix.color), scheme);
        const ratio = fixed.find((one) => name(one) === name(pair))?.ratio;
        expect(ratio, `${name(pair)} with ${fix.color}`).toBeGreaterThanOrEqual(MIN_RATIO.text);
      }
    }
  });

  it('is the nearest shade', () => {
    const { palettes } = createPreviewTheme(EMPTY_DRAFT, 'ltr');
    const [pair] = measurePairs(palettes, 'light').filter((one) => name(one).startsWith('warning.contrast'));
    if (!pair) throw new Error('The default warning is measured.');
    expect(findFix(palettes, EMPTY_DRAFT, pair)).toEqual({ key: 'light.warning.main', color: '#bf5701' });
  });
});

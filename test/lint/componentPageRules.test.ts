import { describe, expect, it } from 'vitest';
import { findMissingParts } from '../../src/lint/componentPageRules';
import { createContentPage } from '../build/page/createContentPage';

const KEYS = '| Key | Effect |\n| --- | --- |\n| <kbd>Tab</kbd> | Moves on |';
const SECTIONS = {
  import: '## Import\n\nText.',
  looks: '## Customization\n\nText.',
  accessibility: `## Accessibility\n\n${KEYS}`,
  mistakes: '## Common mistakes\n\nText.',
};

function findReasons(sections: Partial<typeof SECTIONS>, referenceDemos = 0, components = 'Rake'): string[] {
  const page = createContentPage(Object.values({ ...SECTIONS, ...sections }).join('\n\n'), { components });
  return findMissingParts(page, { '/material-ui/react-rake': referenceDemos }).map(
    ({ line, severity, reason }) => `${severity} ${line}: ${reason}`,
  );
}

describe('a page of a component', () => {
  it('is complete with its four sections', () => {
    expect(findReasons({})).toEqual([]);
  });

  it.each([
    ['import', 'error 1: The page does not say what to import.'],
    ['looks', 'error 1: The page does not say how to change the looks.'],
    ['accessibility', 'error 1: The page says nothing of accessibility.'],
    ['mistakes', 'error 1: The page names no common mistakes.'],
  ])('needs %s', (section, fault) => {
    expect(findReasons({ [section]: '' })).toEqual([fault]);
  });

  it.each([
    [110, []],
    [111, ['error 3: The description has 111 characters, which pushes the component down.']],
  ])('has a description of at most two lines: %i', (length, faults) => {
    const text = Object.values(SECTIONS).join('\n\n');
    const page = createContentPage(text, { components: 'Rake', description: 'a'.repeat(length) });
    const findings = findMissingParts(page, {});
    expect(findings.map(({ line, severity, reason }) => `${severity} ${line}: ${reason}`)).toEqual(faults);
  });

  it.each([
    '## Accessibility\n\nIt takes no focus.',
    '## Accessibility\n\nNone of them is in the tab order.',
    '## Accessibility\n\nA rake adds no role, name or keyboard behavior.',
  ])('needs no keys without a keyboard: %j', (accessibility) => {
    expect(findReasons({ accessibility })).toEqual([]);
  });

  it.each([
    '## Accessibility\n\nPress the keys.',
    '## Accessibility\n\nText.\n\n## Later\n\nIt takes no focus.',
    '## Accessibility\n\n| Role | Key |\n| --- | --- |\n| a | b |',
  ])('needs a table of keys otherwise: %j', (accessibility) => {
    expect(findReasons({ accessibility })).toEqual([expect.stringContaining('has no keyboard table')]);
  });

  it.each([
    [1, 3],
    [5, 3],
    [6, 4],
    [26, 16],
  ])('needs, where the reference has %i demos, %i', (reference, bar) => {
    expect(findReasons({}, reference)).toEqual([
      `error 1: The page has 0 of at least ${bar} demos (the reference: ${reference}).`,
    ]);
  });
});

describe('a guide', () => {
  it('needs no sections, and is warned of few demos', () => {
    expect(findReasons({ import: '', looks: '', accessibility: '', mistakes: '' }, 2, '')).toEqual([
      'warning 1: The page has 0 of at least 2 demos (the reference: 2).',
    ]);
  });
});

import { expect, it } from 'vitest';
import { demoNames } from '../../../../src/content/node/rules/demoNames';
import type { RuleContext } from '../../../../src/content/node/facts/rule';
import { createPageSource } from './createPageSource';

const check = (name: string) => {
  const text = `<Demo name="${name}" />\n\n## Loading entries of boxes\n\nText.\n\n### How to paint it blue`;
  const page = createPageSource(`${text}\n\nText.\n\n<Demo name="${name}" />`, { components: 'IconRake' });
  return demoNames.check(page, {} as RuleContext);
};

it.each(['RakeSizes', 'LargeIcons', 'BoxSizes', 'LoadAll', 'EntryList', 'BluePaint', 'Painted'])(
  'is content with a word of the component or of a heading: %s',
  (name) => {
    expect(check(name)).toEqual([]);
  },
);

it.each(['BerthPicker', 'FogHornStyle', 'ToIt'])('finds stories: %s', (name) => {
  expect(check(name)).toMatchObject([
    {
      line: 6,
      severity: 'warning',
      reason: `The name of the demo ${name} shares no word with the component or a heading.`,
      fix: 'Name file, function and element after the feature, such as RakeBasic.',
    },
    { line: 16, fix: expect.stringContaining('such as RakePaintBlue.') },
  ]);
});

it('suggests a name where a heading names no feature', () => {
  const page = createPageSource('## Import the rake\n\nText.\n\n<Demo name="Berth" />');
  expect(demoNames.check(page, {} as RuleContext)).toMatchObject([
    { fix: expect.stringContaining('such as RakeBasic.') },
  ]);
});

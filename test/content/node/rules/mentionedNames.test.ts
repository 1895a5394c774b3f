import { expect, it } from 'vitest';
import { mentionedNames } from '../../../../src/content/node/rules/mentionedNames';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const toReason = (name: string, line = 6) => `error ${line}: No component of the page has a prop "${name}".`;

it.each([
  ['The `teeth` prop.', []],
  ['The `edge` prop.', ['edge']],
  ['The props `edge`, `grip` and `teeth` differ.', ['edge', 'grip']],
  ['The `edge`, `teeth`, or `grip` props differ.', ['edge', 'grip']],
  ['Props `edge` and `teeth`. Or `grip`.', ['edge']],
  ['There is no `edge` prop.', []],
  // What stands beside the word without being in its list.
  ['Set `edge`. Props follow.', []],
  ['The prop `teeth` (or `grip`) moves `edge`.', []],
  ['In `edge` the prop `teeth` counts.', []],
])('takes for props what a sentence calls props: %s', (text, names) => {
  const page = createPageSource(text, { components: 'Rake' });
  const reasons = listReasons(mentionedNames, page, { components: { Rake: ['teeth'] } });
  expect(reasons.filter((it) => it.includes('has a prop'))).toEqual(names.map((name) => toReason(name)));
});

it('takes for props what stands in a column of props', () => {
  const page = createPageSource('| Prop | Effect |\n| --- | --- |\n| `edge` | Text |', {
    components: 'Rake',
  });
  expect(listReasons(mentionedNames, page, { components: { Rake: ['teeth'] } })).toEqual([
    toReason('edge', 8),
  ]);
});

it('finds names that occur nowhere', () => {
  const page = createPageSource('Call `rakeLeaves` at last.');
  expect(listReasons(mentionedNames, page)).toEqual([
    'error 6: "rakeLeaves" occurs neither in the packages nor in the page\'s code.',
  ]);
});

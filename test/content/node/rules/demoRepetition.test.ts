import { expect, it } from 'vitest';
import { demoRepetition } from '../../../../src/content/node/rules/demoRepetition';
import type { RuleContext } from '../../../../src/content/node/facts/rule';
import { createPageSource } from './createPageSource';

const toLines = (...words: string[]) => words.map((word) => `use(${word});`).join('\n');
const toDemo = (word: string) => `import {\n  Rake,\n} from 'rake';\n\nuse(${word});\n{\n}\n);\n`;

function check(One: string, Two: string) {
  const page = createPageSource('<Demo name="One" />\n\n<Demo name="Two" />', { demos: { One, Two } });
  return demoRepetition.check(page, {} as RuleContext);
}

it('finds demos that differ in two lines of five or less', () => {
  expect(check(toLines('aa', 'bb', 'cc', 'dd'), toLines('aa', 'bb', 'cc', 'ee'))).toMatchObject([
    { file: 'data/material-ui/react-rake/Two.tsx', reason: '75 % of its lines are those of One.' },
  ]);
});

it.each([
  ['more lines differ', toLines('aa', 'bb', 'cc'), toLines('aa', 'dd', 'ee')],
  ['only imports and brackets are the same', toDemo('aa'), toDemo('bb')],
])('is content where %s', (_, one, two) => {
  expect(check(one, two)).toEqual([]);
});

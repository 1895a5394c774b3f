import { expect, it } from 'vitest';
import { demoFiles } from '../../../src/lint/rules/demoFiles';
import type { RuleContext } from '../../../src/lint/rule';
import { createPageSource } from '../../build/page/createPageSource';

it('finds demos without a file, and files that no page shows', () => {
  const page = createPageSource('<Demo name="Spade" />\n\n<Demo name="Hoe" />', {
    demos: { Rake: 'code', Hoe: 'code' },
  });
  expect(demoFiles.check(page, {} as RuleContext)).toMatchObject([
    { file: 'data/material-ui/react-rake/react-rake.mdx', line: 6, reason: 'The demo Spade has no file.' },
    { file: 'data/material-ui/react-rake/Rake.tsx', reason: 'The page does not show this demo.' },
  ]);
});

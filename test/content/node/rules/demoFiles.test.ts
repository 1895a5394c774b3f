import { expect, it } from 'vitest';
import { readPage } from '../../../../src/content/node/reader/readPage';
import type { RuleContext } from '../../../../src/content/node/facts/rule';
import { demoFiles } from '../../../../src/content/node/rules/demoFiles';

const FILE = 'data/material-ui/react-rating/react-rating.mdx';

it('finds the files of a demo that its page does not show', () => {
  const page = readPage(FILE);
  const [first, ...others] = page.shownDemos;
  expect(demoFiles.check(page, {} as RuleContext)).toEqual([]);
  expect(demoFiles.check({ ...page, shownDemos: others }, {} as RuleContext)).toMatchObject([
    {
      file: `data/material-ui/react-rating/${first?.name}.tsx`,
      reason: `${FILE} shows no demo that is made of this file.`,
    },
  ]);
});

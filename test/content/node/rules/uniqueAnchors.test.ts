import { expect, it } from 'vitest';
import { releases } from '../../../../data/releases';
import { uniqueAnchors } from '../../../../src/content/node/rules/uniqueAnchors';
import { getReleaseId, getReleaseTitle } from '../../../../src/site/shared/release';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it('finds a heading with the anchor of a release, on the page that lists them', () => {
  const [release] = releases['material-ui'] ?? [];
  if (!release) throw new Error('Material UI has no release.');
  const heading = `## ${getReleaseTitle(release)}`;
  expect(listReasons(uniqueAnchors, createPageSource(heading))).toEqual([]);
  expect(listReasons(uniqueAnchors, createPageSource(`${heading}\n\n<Releases />`))).toEqual([
    `error 6: The build writes a heading with the anchor "${getReleaseId(release)}", too.`,
  ]);
});

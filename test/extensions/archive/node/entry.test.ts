import { expect, it } from 'vitest';
import { getArchivePolicy } from '../../../../src/extensions/archive/node/archivePolicy';
import { writeEntry } from '../../../../src/extensions/archive/node/entry';

it('the document at the top has the policy of every document, before anything that it governs', () => {
  const [before = '', after = ''] = writeEntry('Garden 1.0.0', 'garden/index.html').split(
    `<meta http-equiv="Content-Security-Policy" content="${getArchivePolicy([])}"/>`,
  );
  expect(before).toMatch(/<head><meta charset="utf-8"\/>$/);
  expect(after).toContain('content="0; url=garden/index.html"');
});

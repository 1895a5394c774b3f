import { expect, it } from 'vitest';
import { addVersions, toRange } from '../../../../src/content/node/reader/installCommand';
import { readInstalledVersion } from '../../../../src/base/node/manifest';

it.each([
  ['6.0.2', '6'],
  ['7.15.0', '7'],
  ['10.1.0', '10'],
  ['0.5.2', '0.5'],
  ['5.0.0-beta.58', '5.0.0-beta.58'],
])('a reader who wants what works like %s installs %s', (version, range) => {
  expect(toRange(version)).toBe(range);
});

it('packages of this site get the documented version, unless the author names another', () => {
  expect(addVersions('@mui/material @mui/system')).toBe('@mui/material@6 @mui/system@6');
  expect(addVersions('@mui/base')).toBe(`@mui/base@${readInstalledVersion('@mui/base')}`);
  expect(addVersions('@mui/material@5.2.1')).toBe('@mui/material@5.2.1');
});

it('other packages, options and what is not installed stay', () => {
  expect(addVersions('-D  @emotion/react dayjs @mui/not-there\n')).toBe(
    '-D @emotion/react dayjs @mui/not-there',
  );
});

import { expect, it } from 'vitest';
import { findHomePage } from '../../../../src/extensions/licenses/node/homePage';

const GITHUB = 'https://github.com/garden/rake';

it.each([
  [{ homepage: 'https://rake.example/', repository: GITHUB }, 'https://rake.example/'],
  [{ homepage: 'http://rake.example/' }, 'http://rake.example/'],
  [{ homepage: 'none', repository: GITHUB }, GITHUB],
  [{ homepage: 'javascript:alert(1)' }, null],
  [{ repository: { url: 'git+https://github.com/garden/rake.git' } }, GITHUB],
  [{ repository: { url: 'git://github.com/garden/rake.git' } }, GITHUB],
  [{ repository: { url: 'git+ssh://git@github.com/garden/rake.git' } }, GITHUB],
  [{ repository: { url: 'git@github.com:garden/rake.git' } }, GITHUB],
  [{ repository: { url: 'http://github.com/garden/rake' } }, GITHUB],
  [{ repository: 'garden/rake' }, GITHUB],
  [{ repository: 'github:garden/rake' }, GITHUB],
  [{ repository: '' }, null],
  [{}, null],
])('the address of %j is %s', (manifest, expected) => {
  expect(findHomePage(manifest)).toBe(expected);
});

import { expect, it } from 'vitest';
import { findSimilar, toPagePath } from '../../../../src/extensions/mcp/node/paths';

it.each([
  ['/garden/react-rake/', '/garden/react-rake/'],
  ['garden/react-rake', '/garden/react-rake/'],
  [' /garden/react-rake.md ', '/garden/react-rake/'],
  ['https://garden.example/zh/garden/react-rake/?x#width', '/garden/react-rake/'],
  ['/index.md', '/'],
  ['', '/'],
  ['../../etc/passwd', '/etc/passwd/'],
])('%j is the page %s', (name, path) => {
  expect(toPagePath(name)).toBe(path);
});

it.each([
  ['varient', ['variant']],
  ['button', ['Button', 'IconButton']],
  ['xyz', []],
])('names like %s are %j', (name, similar) => {
  expect(findSimilar(name, ['IconButton', 'Button', 'variant', 'variant'])).toEqual(similar);
});

import { expect, it } from 'vitest';
import { getServiceWorker } from '../../../src/build/export/serviceWorker';

const getScript = (html: string, isOff = false) =>
  getServiceWorker([html], isOff).find(({ path }) => path === 'sw.js')?.body ?? '';

it('the worker is a script without imports, another one for every version of the pages', () => {
  expect(getScript('a')).toMatch(/^\/\/ [0-9a-f]{16}\n/);
  expect(getScript('a')).toBe(getScript('a'));
  expect(getScript('a')).not.toBe(getScript('b'));
  expect(getScript('a')).not.toMatch(/^(import|export) /m);
  expect(getScript('a')).toContain("'fetch'");
});

it('the kill switch answers nothing and removes itself', () => {
  expect(getScript('a', true)).not.toContain("'fetch'");
  expect(getScript('a', true)).toContain('unregister()');
});

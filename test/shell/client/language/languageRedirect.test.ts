// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { languageRedirectScript } from '../../../../src/shell/client/language/languageRedirect';

/** Runs the script on a page of an address. @returns where it leads; `null`: nowhere */
function run(address: string): string | null {
  const { pathname, search, hash } = new URL(address, 'https://docs.test');
  const replace = vi.fn<(path: string) => void>();
  document.documentElement.hidden = false;
  new Function('location', languageRedirectScript)({ pathname, search, hash, replace });
  const [path = null] = replace.mock.calls.flat();
  expect(document.documentElement.hidden).toBe(path !== null);
  return path;
}

it.each<[string, string | null]>([
  ['/zh/material-ui/react-button/', '/material-ui/react-button/?lang=zh'],
  ['/zh/material-ui/react-button', '/material-ui/react-button/?lang=zh'],
  ['/zh/', '/?lang=zh'],
  ['/zh', '/?lang=zh'],
  ['/en/versions/', '/versions/?lang=en'],
  ['/zh/versions/?a=b#c', '/versions/?a=b&lang=zh#c'],
  ['/zh/versions/?lang=pt', '/versions/?lang=zh'],
  ['/zh//host.test/', '/host.test/?lang=zh'],
  ['/zh///host.test//page', '/host.test/page/?lang=zh'],
  // Ordinary paths.
  ['/pt/versions/', null],
  ['/zhfoo/', null],
  ['/versions/zh/', null],
  ['/', null],
])('on the not-found page, %s leads to %s', (address, expected) => {
  expect(run(address)).toBe(expected);
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { writeVariables } from '../../../src/island/themes/writeVariables';

/** The elements on the page, once what was asked for is done. */
async function getElements(): Promise<NodeListOf<Element>> {
  await Promise.resolve();
  return document.querySelectorAll('[id^=demo-variables]');
}

const getText = async () => (await getElements())[0]?.textContent;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the variables of a theme', () => {
  it('stand on the page, where popups of demos find them too', async () => {
    writeVariables('mui', {}, () => [{ ':root': { '--gap': '3px' } }]);
    expect(await getText()).toBe(':root{--gap:3px;}');
    expect(getComputedStyle(document.documentElement).getPropertyValue('--gap')).toBe('3px');
  });

  it('are those of the last theme', async () => {
    writeVariables('mui', {}, () => [{ ':root': { '--gap': '3px' } }]);
    writeVariables('mui', {}, () => [{ ':root': { '--gap': '4px' } }]);
    expect(await getElements()).toHaveLength(1);
    expect(await getText()).toBe(':root{--gap:4px;}');
  });

  it('are written once for all demos of a theme', async () => {
    const theme = {};
    writeVariables('mui', theme, () => [{ ':root': { '--gap': '3px' } }]);
    const node = (await getElements())[0]?.firstChild;
    writeVariables('mui', theme, () => [{ ':root': { '--gap': '3px' } }]);
    expect((await getElements())[0]?.firstChild).toBe(node);
  });

  it('win over the page’s own, wherever those stand', async () => {
    document.documentElement.setAttribute('data-mui-color-scheme', 'dark');
    writeVariables('mui', {}, () => [
      { ':root, [data-mui-color-scheme="light"]': { '--ink': 'black' } },
      { '[data-mui-color-scheme="dark"]': { '--ink': 'white' } },
    ]);
    const own = document.createElement('style');
    own.textContent = '[data-mui-color-scheme="dark"] { --ink: grey }';
    document.body.append(own);
    expect(await getText()).toBe(
      ':root,:root[data-mui-color-scheme="light"]{--ink:black;}:root[data-mui-color-scheme="dark"]{--ink:white;}',
    );
  });

  it('stand beside those of another library on the same page', async () => {
    writeVariables('mui', {}, () => [{ ':root': { '--mui-gap': '3px' } }]);
    writeVariables('joy', {}, () => [{ ':root': { '--joy-gap': '4px' } }]);
    expect([...(await getElements())].map(({ textContent }) => textContent)).toEqual([
      ':root{--mui-gap:3px;}',
      ':root{--joy-gap:4px;}',
    ]);
    writeVariables('mui', {}, () => null);
    expect(await getText()).toBe(':root{--joy-gap:4px;}');
  });
});

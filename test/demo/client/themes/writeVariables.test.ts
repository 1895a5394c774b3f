// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { getAdoptedCss } from '../../../adoptedCss';
import { writeVariables } from '../../../../src/demo/client/themes/writeVariables';

/** What the page has adopted, once what was asked for is done. */
async function getSheets(): Promise<string[]> {
  await Promise.resolve();
  return getAdoptedCss();
}

beforeEach(() => {
  document.adoptedStyleSheets = [];
});

describe('the variables of a theme', () => {
  it('stand on the page, where popups of demos find them too', async () => {
    writeVariables('mui', {}, () => [{ ':root': { '--gap': '3px' } }]);
    expect(await getSheets()).toEqual([':root:root{--gap:3px;}']);
  });

  it('are those of the last theme', async () => {
    writeVariables('mui', {}, () => [{ ':root': { '--gap': '3px' } }]);
    writeVariables('mui', {}, () => [{ ':root': { '--gap': '4px' } }]);
    expect(await getSheets()).toEqual([':root:root{--gap:4px;}']);
  });

  it('are written once for all demos of a theme', async () => {
    const theme = {};
    writeVariables('mui', theme, () => [{ ':root': { '--gap': '3px' } }]);
    await getSheets();
    const [sheet] = document.adoptedStyleSheets;
    writeVariables('mui', theme, () => [{ ':root': { '--gap': '3px' } }]);
    await getSheets();
    expect(document.adoptedStyleSheets).toEqual([sheet]);
  });

  it('have selectors that win over the page’s own, wherever those stand', async () => {
    writeVariables('mui', {}, () => [
      { ':root, [data-mui-color-scheme="light"]': { '--ink': 'black' } },
      { '[data-mui-color-scheme="dark"]': { '--ink': 'white' } },
    ]);
    expect(await getSheets()).toEqual([
      ':root:root,:root[data-mui-color-scheme="light"]{--ink:black;}' +
        '@media screen{:root[data-mui-color-scheme="dark"]{--ink:white;}}',
    ]);
  });

  it('stand beside those of another library on the same page', async () => {
    writeVariables('mui', {}, () => [{ ':root': { '--mui-gap': '3px' } }]);
    writeVariables('joy', {}, () => [{ ':root': { '--joy-gap': '4px' } }]);
    expect(await getSheets()).toEqual([':root:root{--mui-gap:3px;}', ':root:root{--joy-gap:4px;}']);
    writeVariables('mui', {}, () => null);
    expect(await getSheets()).toEqual([':root:root{--joy-gap:4px;}']);
  });
});

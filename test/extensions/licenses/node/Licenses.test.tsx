import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Licenses } from '../../../../src/extensions/licenses/node/Licenses';
import { readShippedPackages } from '../../../../src/extensions/licenses/node/shippedPackages';

let html = '';
beforeAll(() => {
  html = renderToStaticMarkup(<Licenses />);
});

/** What follows a heading, up to the next. */
const readSection = (id: string) => html.split('<h3 ').find((part) => part.startsWith(`id="${id}"`)) ?? '';

describe('the list of licenses', () => {
  it('has every package that ships, with its version', () => {
    const missing = readShippedPackages().filter(
      ({ name, version }) => !new RegExp(`>${name}(</a>)? ${version}</li>`).test(html),
    );
    expect(missing).toEqual([]);
  });

  it('has packages by license, with links to their home pages, and the text behind its summary', () => {
    const fonts = readSection('license-ofl-1-1');
    expect(fonts).toContain('<a href="https://fontsource.org/fonts/inter">@fontsource-variable/inter</a>');
    expect(fonts).toMatch(
      /<details><summary>License of @fontsource-variable\/[^<]*<\/summary><pre>[^<]*Copyright/,
    );
    expect(fonts).toContain('SIL OPEN FONT LICENSE');
  });

  it('counts the packages of each license, in links to them', () => {
    const rows = [...html.matchAll(/<a href="#(license-[\w-]+)">[^<]*<\/a><\/td><td>(\d+)</g)];
    expect(rows.length).toBeGreaterThan(3);
    for (const [, id = '', count] of rows)
      expect(readSection(id).match(/<li>/g), id).toHaveLength(Number(count));
  });

  it('prints a text that packages share once', () => {
    const texts = [...html.matchAll(/<pre>([^<]*)<\/pre>/g)].map(([, text = '']) =>
      text.replace(/\s+/g, ' '),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

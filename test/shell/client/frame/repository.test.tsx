import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../data/site';
import en from '../../../../data/languages/en.json';
import { EditLink } from '../../../../src/page/client/EditLink';
import { Frame } from '../../../../src/shell/client/frame/Frame';
import { TranslationsProvider } from '../../../../src/shell/client/language/language';
import { CurrentPageProvider } from '../../../../src/page/client/context/page';
import { createPage } from '../../../export/node/documents/createPage';
import { createProduct } from '../../../createProduct';

/** HTML of a page's frame, with what stands at its end. */
function render(repository: string | null): string {
  const page = createPage('/garden/soil/', []);
  const current = {
    page,
    product: createProduct({}),
    products: [],
    site: { ...site, branch: 'main', repository },
  };
  return renderToStaticMarkup(
    <TranslationsProvider value={{ en }}>
      <CurrentPageProvider value={current}>
        <Frame>
          <EditLink />
        </Frame>
      </CurrentPageProvider>
    </TranslationsProvider>,
  );
}

/** Addresses of all links that lead away from the site, in the frame of a page. */
function listForeignLinks(repository: string | null): string[] {
  return [...render(repository).matchAll(/<a href="([^"]*)"|href="(https?:[^"]*)"/g)]
    .map(([, first, second]) => first ?? second ?? '')
    .filter((href) => !href.startsWith('/') && !href.startsWith('#'));
}

describe('header, footer and page', () => {
  it('lead to the repository that is configured', () => {
    expect(listForeignLinks('https://code.test/docs')).toEqual([
      'https://code.test/docs',
      'https://code.test/docs/edit/main/data/garden/garden/soil/rake.mdx',
      'https://code.test/docs',
    ]);
  });

  it('lead nowhere without one, and name the file of the page, with a button that copies that', () => {
    expect(listForeignLinks(null)).toEqual([]);
    const file = 'data/garden/garden/soil/rake.mdx';
    expect(render(null)).toMatch(
      new RegExp(`Edit this page.*<code[^>]*>${file}</code>.*data-copy-value="${file}"`),
    );
    expect(render('https://code.test/docs')).not.toContain(`>${file}<`);
  });
});

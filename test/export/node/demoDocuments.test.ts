import { describe, expect, it } from 'vitest';
import { completeDocuments } from '../../../src/export/node/demoDocuments';
import { demoTemplates } from '../../../src/demo/node/demoTemplates';
import type { DemoPage, RenderedDemo } from '../../../src/page/shared/demoPage';
import { createDocument, createPage } from './documents/createPage';

const THEME_CSS = ':root{--a:1}';

const source = { full: 'rake()', preview: null, javascript: null, files: [], packages: {} };

const rake: RenderedDemo = {
  path: '/demos/garden/rake/Rake/',
  title: 'Rake - Rakes',
  name: 'Rake',
  module: 'garden/rake/rake',
  layout: 'stretch',
  theme: 'material',
  idPrefix: 'd1-',
  hasMain: false,
  hasTitle: false,
  html: '<button id="d1-a">Rake</button>',
  css: '.demo-a{top:0}',
  source,
};

const createTemplate = (demo: DemoPage) =>
  createDocument(
    `${demo.path.slice(1)}index.html`,
    `<main data-layout="${demo.layout}"><h1>${demo.title}</h1><div hidden="">${demo.sheets}</div>` +
      `<div data-demo-root="" data-name="${demo.name}">${demo.html}</div></main>`,
    { demo, themeCss: THEME_CSS },
  );

const page = createPage('/garden/rake/', [{ kind: 'html', html: '<p>Rakes</p>' }]);
const pageDocument = (ownDemos: readonly RenderedDemo[]) =>
  createDocument('garden/rake/index.html', '<p>Rakes</p>', { page, ownDemos });

const complete = (...ownDemos: readonly RenderedDemo[]) =>
  completeDocuments([pageDocument(ownDemos), ...demoTemplates.map(createTemplate)]);

describe('the documents of demos', () => {
  const { documents, files, obsolete } = complete(rake);
  const [, document] = documents;
  const findFile = (pattern: RegExp) => files.find((file) => pattern.test(file.path));

  it('are made from the template of their form; the templates are no documents', () => {
    expect(documents.map(({ file }) => file)).toEqual([
      'garden/rake/index.html',
      'demos/garden/rake/Rake/index.html',
    ]);
    expect(document?.html).toContain(
      '<div data-demo-root="" data-name="Rake"><button id="d1-a">Rake</button></div>',
    );
    expect(document?.html).toContain('<main data-layout="stretch"><h1>Rake - Rakes</h1>');
    expect(obsolete).toContain('demos/template');
    expect(obsolete).toContain('_next/data/b1/demos/template/material.json');
  });

  it('share the style sheet of their theme, and have the rest in the document', () => {
    const sheet = findFile(/material/);
    expect(sheet).toMatchObject({ path: expect.stringMatching(/^_next\/static\/.*\.css$/), body: THEME_CSS });
    expect(document?.html).toContain(
      `<link rel="stylesheet" href="/${sheet?.path}"/><style>.demo-a{top:0}</style>`,
    );
  });

  it('know their demo and their address, and not its source', () => {
    expect(document?.inlineData).toMatchObject({
      query: { slug: ['garden', 'rake', 'Rake'] },
      props: { pageProps: { demo: { path: rake.path, module: rake.module, idPrefix: 'd1-' } } },
    });
    expect(JSON.stringify(document?.inlineData)).not.toContain('rake()');
    expect(JSON.stringify(document?.inlineData)).not.toContain('themeCss');
  });

  it('have the source in their data', () => {
    expect(JSON.parse(findFile(/Rake\.json$/)?.body ?? '')).toEqual({
      pageProps: { demo: { path: rake.path, source } },
    });
  });

  it('leave nothing in the data of their page', () => {
    expect(JSON.parse(findFile(/garden\/rake\.json$/)?.body ?? '')).toEqual({
      pageProps: { page: JSON.parse(JSON.stringify(page)) },
      __N_SSG: true,
    });
  });

  it('escape what would end the inline data', () => {
    const [, closing] = complete({ ...rake, title: '</script><b>' }).documents;
    expect(closing?.html.split('</script>')).toHaveLength(3);
    expect(closing?.inlineData.props.pageProps.demo?.title).toBe('</script><b>');
  });

  it('stop the export where no template fits', () => {
    const unknown = { ...rake, theme: 'other' as RenderedDemo['theme'] };
    expect(() => complete(unknown)).toThrow('/demos/garden/rake/Rake/: no template of src/demo/node');
  });
});

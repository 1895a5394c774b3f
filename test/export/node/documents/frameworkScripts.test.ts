import { describe, expect, it } from 'vitest';
import { parseExportedDocument } from '../../../../src/export/node/documents/exportedDocument';
import { writeExportedDocument } from '../../../../src/export/node/documents/writeExportedDocument';
import { parseFrameworkScripts } from '../../../../src/shell/shared/framework';
import { toExportedHtml } from './createPage';

const CHUNK = '/_next/static/chunks/main.js';

/** What is published of a document with these elements in its body. */
function publish(body: string): string {
  return writeExportedDocument(
    parseExportedDocument('rake/index.html', toExportedHtml(body, {})),
    '/start.js',
  );
}

describe('the scripts of a published document', () => {
  it('are the start program and the list of the framework’s, in order', () => {
    const html = publish(
      '<script src="/_next/static/b1/_buildManifest.js" defer=""></script><p>Wet.</p>' +
        '<script src="/_next/static/chunks/a.js" defer></script><script>inline()</script>',
    );
    const [, list = ''] = /<script id="framework" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    expect(parseFrameworkScripts(list)).toEqual([
      CHUNK,
      '/_next/static/b1/_buildManifest.js',
      '/_next/static/chunks/a.js',
    ]);
    expect(html.match(/<script src=[^>]*>/g)).toEqual(['<script src="/start.js" defer="">']);
    expect(html).toContain('<body><p>Wet.</p><script>inline()</script><script id="__NEXT_DATA__"');
  });

  it.each([
    ['of another host', '<script src="https://example.com/a.js" defer=""></script>'],
    ['of another folder', '<script src="/a.js" defer=""></script>'],
    ['that does not wait', `<script src="${CHUNK}"></script>`],
    ['that is asynchronous', `<script src="${CHUNK}" async=""></script>`],
    ['that is a module', `<script src="${CHUNK}" defer="" type="module"></script>`],
    ['for old browsers', `<script src="${CHUNK}" defer="" nomodule=""></script>`],
  ])('stop the export at one %s', (_, script) => {
    expect(() => publish(script)).toThrow(/^rake\/index\.html: unknown script .+frameworkScripts\.ts\.$/);
  });

  it.each([`<link rel="preload" href="${CHUNK}" as="script">`, `<link rel="modulepreload" href="${CHUNK}">`])(
    'stop the export where Next preloads one: %s',
    (link) => {
      expect(() => publish(link)).toThrow(`rake/index.html: Next preloads ${CHUNK}, a script.`);
    },
  );

  it('stop the export where there is none', () => {
    const html = toExportedHtml('', {}).replace(/<head>.*<\/head>/, '<head></head>');
    expect(() => writeExportedDocument(parseExportedDocument('rake/index.html', html), '/start.js')).toThrow(
      'rake/index.html: Next has written no script with an address.',
    );
  });
});

describe('the list of the framework’s scripts', () => {
  it.each([
    [null],
    [''],
    ['{}'],
    ['[1, "https://example.com/_next/static/a.js", "//example.com/a.js", "/a.js"]'],
  ])('is empty for %j', (json) => {
    expect(parseFrameworkScripts(json)).toEqual([]);
  });
});

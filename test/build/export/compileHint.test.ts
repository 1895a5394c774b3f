import { describe, expect, it } from 'vitest';
import { addCompileHint, listFirstScripts } from '../../../src/build/export/compileHint';

const toPage = (html: string) => ({ file: 'index.html', html, page: null, demos: [] });

describe('compile hints', () => {
  it('are for the scripts that pages load at their start, each once', () => {
    const main = '<script src="/_next/static/chunks/main.js" defer=""></script>';
    const page = '<script src="/_next/static/chunks/page.js" defer=""></script>';
    const manifest = '<script src="/_next/static/xyz/_buildManifest.js" defer=""></script>';
    expect(listFirstScripts([toPage(main + page + manifest), toPage(`${main}<p>Text</p>`)])).toEqual([
      '/_next/static/chunks/main.js',
      '/_next/static/chunks/page.js',
    ]);
  });

  it('stand in the first line, once', () => {
    const code = addCompileHint('start();');
    expect(code).toBe('//# allFunctionsCalledOnLoad\nstart();');
    expect(addCompileHint(code)).toBe(code);
  });
});

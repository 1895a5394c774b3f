import { describe, expect, it } from 'vitest';
import { addCompileHint, listFirstScripts } from '../../../src/build/export/compileHint';
import { createDocument } from './createPage';

describe('compile hints', () => {
  it('are for the scripts that pages load at their start, each once', () => {
    const main = '<script src="/_next/static/chunks/main.js" defer=""></script>';
    const page = '<script src="/_next/static/chunks/page.js" defer=""></script>';
    const manifest = '<script src="/_next/static/xyz/_buildManifest.js" defer=""></script>';
    const code = '<code>&lt;script src="/_next/static/chunks/code.js"&gt;</code>';
    const documents = [main + page + manifest, `${main}<script src="/other.js"></script>${code}`];
    expect(listFirstScripts(documents.map((body) => createDocument('index.html', body)))).toEqual([
      '/_next/static/chunks/main.js',
      '/_next/static/chunks/page.js',
    ]);
  });

  it('stop where no page loads such a script: a hint would be missing for good', () => {
    expect(() => listFirstScripts([createDocument('index.html', '<p>Text</p>')])).toThrow(
      'No page loads a script of /_next/static/chunks/.',
    );
  });

  it('stand in the first line, once', () => {
    const code = addCompileHint('start();');
    expect(code).toBe('//# allFunctionsCalledOnLoad\nstart();');
    expect(addCompileHint(code)).toBe(code);
  });
});

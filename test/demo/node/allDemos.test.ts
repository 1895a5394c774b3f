import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { colorLines } from '../../../src/content/node/code/highlight';
import { toJavaScript } from '../../../src/demo/node/toJavaScript';
import { loadProducts } from '../../../src/site/node/products';
import { renderDemo } from '../../../src/demo/node/renderDemo';
import { renderDemos } from '../../../src/demo/client/renderDemos';
import { toProgram } from './compileJsx';

/** A demo, or a file beside it. */
interface Demo {
  /** Repository path. */
  readonly file: string;
  readonly code: string;
  readonly javascript: string;
}

const files = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join('data', file))
  .sort();

// By their number, so that the limit grows with the content; the machine may be busy.
vi.setConfig({ testTimeout: 60_000 + files.length * 300 });

const demos = await Promise.all(
  files.map(async (file): Promise<Demo> => {
    const code = readFileSync(file, 'utf8');
    return { file, code, javascript: await toJavaScript(code, path.resolve(file)) };
  }),
);
const products = await loadProducts();

/** Whether a file is a part of demos: of one that is a folder, whose `index.tsx` renders it, or of some beside it. */
function isPart({ file, code }: Demo): boolean {
  const index = path.join(path.dirname(file), 'index.tsx');
  return file !== index && (files.includes(index) || !code.includes('export default'));
}

describe(`the JavaScript of ${demos.length} demos`, () => {
  const typed = demos.filter(({ code, javascript }) => code !== javascript);

  it(`is the same program as the TypeScript, in the ${typed.length} that have types`, () => {
    const others = typed.filter(
      ({ code, javascript }) => toProgram(code, 'Demo.tsx') !== toProgram(javascript, 'Demo.jsx'),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it.each(products.map(({ id, demoTheme }) => [id, demoTheme] as const))(
    'is compiled and renders on the server, in %s',
    async (folder, theme) => {
      const log = vi.spyOn(console, 'error');
      const ofProduct = demos.filter((one) => one.file.startsWith(`data/${folder}/`) && !isPart(one));
      for (const { file } of ofProduct) {
        // `vitest.config.mts` makes the module of what readers of JavaScript get.
        const module: { default: ComponentType } = await import(`${path.resolve(file)}?javascript`);
        const { html } = renderDemos(
          [{ file, options: { iframe: false }, Component: module.default }],
          theme,
          renderDemo,
        );
        expect(html[0], file).toMatch(/^</);
      }
      // Whoever runs the tests has no license for the commercial plans, and need not have one. Calendars of 7.15
      // have transitions with `defaultProps`, of which React 18.3 warns in development.
      const isOfLibrary = (text: string) => /Missing license key|Support for defaultProps will be/.test(text);
      const own = log.mock.calls.filter(([text]) => !isOfLibrary(String(text)));
      expect(own).toEqual([]);
    },
  );
});

it('the colors of no demo take code for the text of a tag', () => {
  const faults = demos.flatMap(({ file, code }) =>
    colorLines(code, 'tsx').flatMap((pieces, index) => {
      const isStatement = /^(import|export|const|function|type) /.test(
        pieces.map(({ text }) => text).join(''),
      );
      return isStatement && pieces.find(({ text }) => text)?.type !== 'keyword'
        ? [`${file}:${index + 1}`]
        : [];
    }),
  );
  expect(faults).toEqual([]);
});

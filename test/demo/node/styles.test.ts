import { describe, expect, it } from 'vitest';
import { compile } from 'stylis';
import { getTailwindStyles, scopeCss } from '../../../src/demo/node/styles';

const ROOT = "[data-name='Rake/css']";

describe('the styles of a demo in plain CSS', () => {
  it('hold below its root alone, in media queries, too', () => {
    expect(scopeCss('.a, .b:hover { top: 0; } @media print { .a { top: 1px; } }', ROOT, 'styles.css')).toBe(
      `${ROOT} .a,${ROOT} .b:hover{top:0;}@media print{${ROOT} .a{top:1px;}}`,
    );
  });

  it.each([
    [
      '@font-face',
      '.a { top: 0; }\n\n@font-face { font-family: Rake; }',
      /^garden\/styles\.css:3: @font-face applies/,
    ],
    ['the body', '.a { top: 0; }\nbody .a { top: 0; }', /^garden\/styles\.css:2: body \.a is outside/],
    ['the root', ':root { --a: 0; }', /^garden\/styles\.css:1: :root is outside/],
  ])('stop the build at %s, with file and line', (_, css, message) => {
    expect(() => scopeCss(css, ROOT, 'garden/styles.css')).toThrow(message);
  });
});

describe('the styles of a demo in Tailwind', () => {
  const code =
    "const a = 'flex p-4';\nexport default () => <i className={`${a} dark:bg-black hover:p-8`} />;\n";

  it('are those that it names', async () => {
    const css = await getTailwindStyles(code);
    for (const part of ['.flex{', '.p-4{', '.dark\\:bg-black:where(', '.hover\\:p-8:hover{']) {
      expect(css).toContain(part);
    }
    expect(css).not.toContain('.grid{');
  });

  it('hold below its root alone: no rule reaches the page', async () => {
    const selectors = new Set<string>();
    const visit = (elements: ReturnType<typeof compile>): void => {
      for (const { type, props, children } of elements) {
        if (type === 'rule') for (const selector of props) selectors.add(selector);
        else if (type !== '@property' && Array.isArray(children)) visit(children);
      }
    };
    visit(compile(await getTailwindStyles(`${code}// 'shadow-md transition'`)));
    expect(selectors.size).toBeGreaterThan(20);
    expect([...selectors].filter((selector) => !selector.startsWith("[data-name$='/tailwind']"))).toEqual([]);
  });
});

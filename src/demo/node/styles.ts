import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile as parseCss, type Element } from 'stylis';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { writeCss } from '../client/island/toCss';
import type { DataAttributeName } from '../../page/shared/attributes';
import { findNodes } from '../../content/node/code/codeNodes';
import { ROOT, readText } from '../../base/node/files';
import { getPackageFolder } from '../../base/node/manifest';

/** Attribute of a demo's root that holds its name and styling. */
const NAME: DataAttributeName = 'data-name';

/** The root element of every demo that is styled by Tailwind. */
const TAILWIND_ROOT = `[${NAME}$='/tailwind']`;

/**
 * CSS of a demo's styling, every rule scoped to the demo's own root.
 * The module that `X/tailwind/index.tsx?styles` and `X/css/index.tsx?styles` resolve to.
 * @param file absolute path of the component
 * @throws Error with file and line when a style sheet contains rules that cannot be scoped to a demo
 */
export async function getDemoStyles(code: string, file: string): Promise<string> {
  const styling = path.basename(path.dirname(file));
  if (styling === 'tailwind') return getTailwindStyles(code);
  if (styling !== 'css') return '';
  const name = path.basename(path.dirname(path.dirname(file)));
  const sheet = path.join(path.dirname(file), 'styles.css');
  return scopeCss(readText(sheet), `[${NAME}='${name}/css']`, path.relative(ROOT, sheet));
}

/** Scopes every rule of a style sheet to a root. */
export function scopeCss(css: string, root: string, file: string): string {
  const elements = parseCss(`${root}{${css}}`);
  for (const { type, line, value } of elements) {
    if (/^@(import|font-face|charset|namespace|property|layer)$/.test(type)) {
      throw new Error(
        `${file}:${line}: ${value} applies to the whole page, which the style sheet of a demo must not. Remove it.`,
      );
    }
  }
  for (const { value, line, type } of elements.flatMap(listRules)) {
    if (type === 'rule' && /(^|[\s>+~,])(html|body|:root)\b/.test(value)) {
      throw new Error(
        `${file}:${line}: ${value} is outside the demo and never matches. Style an element of the demo.`,
      );
    }
  }
  return writeCss(elements);
}

function listRules(element: Element): Element[] {
  return [element, ...(Array.isArray(element.children) ? element.children.flatMap(listRules) : [])];
}

/** Compiles the utilities that a component uses, with theme variables and a reset, scoped to the demo. */
export async function getTailwindStyles(code: string): Promise<string> {
  const folder = getPackageFolder('tailwindcss');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  // Typeface and line height are the page's own, as for every other demo.
  const reset = read('preflight.css').replace(/html,\s*:host \{[^}]*\}/, '');
  const { build } = await compile(`
    ${read('theme.css')}
    @custom-variant dark (&:where([data-mui-color-scheme='dark'] *));
    ${TAILWIND_ROOT} { ${reset} }
    ${TAILWIND_ROOT} { @tailwind utilities; }
  `);
  const css = build(listWords(code))
    .replace(/:root, :host(?= \{)/g, TAILWIND_ROOT)
    // Without the fallback for browsers without `@property`, which no library supports: it would match
    // the whole page.
    .replace(/@layer properties \{[^]*$|@layer [\w, ]+;/g, '');
  return writeCss(parseCss(css));
}

/** Every word of a component's strings: Tailwind ignores those that are not utilities. */
function listWords(code: string): string[] {
  const isText = (node: ts.Node) =>
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  const words = findNodes(code, isText).flatMap(({ node }) => node.text.split(/\s+/));
  return [...new Set(words)].filter(Boolean);
}

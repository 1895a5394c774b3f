import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText, ROOT, toModulePath } from '../../../base/node/files';
import { readPage } from '../../../content/node/reader/readPage';
import { changeFile, createFile, type Change } from './changes';
import { createDemoCode, findDemoError } from './demoCode';
import type { Answers, Question } from './questions';
import { DEMO_NAME, DEMO_NAME_ERROR, findProduct, hasDemo, PAGE_PATH, trimPath, type Site } from './site';

/** The questions for a new demo. */
export function listDemoQuestions(site: Site): Question[] {
  return [
    {
      name: 'path',
      text: 'Path of its page, such as /material-ui/react-rating/',
      check: (answer) =>
        findPage(site, answer)
          ? null
          : 'There is no such page of a product. Give the path of one that is in data.',
    },
    {
      name: 'component',
      text: 'Component that it shows, by its export',
      fallback: ({ path: pagePath = '' }) => {
        const file = findPage(site, pagePath);
        return (file && readPage(file).frontMatter?.components[0]) || '';
      },
      check: (answer, { path: pagePath = '' }) => {
        const product = findProduct(site, pagePath);
        return product && findDemoError(site.api, product.id, answer);
      },
    },
    {
      name: 'name',
      text: 'Name, with a word of the component or of its heading, such as RatingPrecision',
      check: (answer, { path: pagePath = '' }) => {
        if (!DEMO_NAME.test(answer)) return DEMO_NAME_ERROR;
        const product = findProduct(site, pagePath);
        return product && hasDemo(product, answer)
          ? `${product.name} has a demo ${answer}. Choose another name.`
          : null;
      },
    },
    {
      name: 'section',
      text: 'Heading of the section at whose end to insert it; empty for the end of the page',
      fallback: () => '',
      check: (answer, { path: pagePath = '' }) => {
        const file = findPage(site, pagePath);
        const headings = file ? readPage(file).headings.map(({ text }) => text) : [];
        return answer === '' || headings.includes(answer)
          ? null
          : `The page has no such heading. Give one of ${headings.join(', ') || 'none'}.`;
      },
    },
  ];
}

/** The files of a new demo, from valid answers. */
export function planDemo(site: Site, answers: Answers): Change[] {
  const { path: pagePath = '', component = '', name = '', section = '' } = answers;
  const [product, file] = [findProduct(site, pagePath), findPage(site, pagePath)];
  if (!product || !file) throw new Error(`There is no page ${pagePath}.`);
  const demo = `${path.posix.dirname(file)}/${name}.tsx`;
  return [
    createFile(demo, createDemoCode(site.api, product.id, component, name)),
    changeFile(file, placeDemo(file, name, section)),
  ];
}

/** Adds a demo to the text of a page, at the end of a section. */
function placeDemo(file: string, name: string, section: string): string {
  const lines = readText(path.join(ROOT, file)).trimEnd().split('\n');
  const { headings } = readPage(file);
  const index = headings.findIndex(({ text }) => text === section);
  const next = index < 0 ? undefined : headings[index + 1];
  const at = next ? next.line - 1 : lines.length;
  return [...lines.slice(0, at), '', `<Demo name="${name}" />`, '', ...lines.slice(at), ''].join('\n');
}

/** Repository path of a page by its public path; `null` when there is none. */
function findPage(site: Site, pagePath: string): string | null {
  if (!PAGE_PATH.test(`${trimPath(pagePath)}/`)) return null;
  const pathname = trimPath(pagePath);
  const product = findProduct(site, pagePath);
  const file = product && `data/${toModulePath(product, pathname)}.mdx`;
  return file && existsSync(path.join(ROOT, file)) ? file : null;
}

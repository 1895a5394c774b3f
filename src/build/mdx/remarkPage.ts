import path from 'node:path';
import type { Code, Heading as HeadingNode, Root, RootContent, Yaml } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { TOOLS, type Heading } from '../../model/page';
import { checkHref } from './checkHref';
import { findDemos } from './demoElements';
import { toDemoExports } from './demoExports';
import type { Fail } from './fail';
import { parseFence } from './fence';
import { parseFrontMatter } from './frontMatter';
import { createIdCounter, toHeadingId } from './headingId';
import { findLeadFault } from './leadElement';
import { findPlaygrounds, type PlaygroundOptions } from './playgroundElements';
import { getPlaygroundImports, readPagePackage } from './playgroundImports';

/** Severities of a callout. */
const SEVERITIES = ['info', 'warning', 'success', 'error'];

/** Elements that a page may use besides Markdown; drawn by `elements.tsx`. */
const ELEMENTS = ['Demo', 'Cards', 'Card', 'Picture', 'Releases', 'Tool', 'Palettes', 'Playground'];

/** HTML elements that a page may write as such. */
const HTML_ELEMENTS = ['kbd', 'details', 'summary', 'br', 'sub', 'sup', 'abbr'];

/**
 * Checks a page and turns its constructs into named elements. Adds the module's exports:
 * `frontMatter`, `headings`, `demos` (options, component and source of each) and `playgrounds`.
 */
export function remarkPage(this: Processor) {
  const parse = (esm: string) => (this.parse(esm) as Root).children;
  return (tree: Root, file: VFile) => {
    const fail: Fail = (reason, { position }) => failAt(file, reason, position?.start.line);
    const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
    const frontMatter = parseFrontMatter(yaml?.value, (reason, line) => failAt(file, reason, line));
    const demos = findDemos(tree, fail, file.path && path.dirname(file.path));
    const playgrounds = findPlaygrounds(tree, fail);
    const fault = findLeadFault(tree, frontMatter);
    if (fault) fail(`${fault.reason} ${fault.cure}`, fault.node);
    const headings: Heading[] = [];
    const uniqueId = createIdCounter();

    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'heading':
          addHeading(node, headings, uniqueId, fail);
          break;
        case 'code':
          if (parent && index !== undefined) parent.children[index] = toCodeElement(node, fail);
          return SKIP;
        case 'link':
        case 'definition':
          checkLink(node.url, node, fail);
          break;
        case 'containerDirective':
          becomeCallout(node, fail);
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          checkElement(node, parent?.type === 'root', fail);
          break;
        case 'mdxjsEsm':
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          if (node.type === 'mdxjsEsm' || !isLiteral(node.value)) fail(NO_LOGIC, node);
          break;
      }
      return undefined;
    });

    tree.children.push(
      ...parse(toDemoExports(demos, path.dirname(file.path ?? '.'))),
      ...parse(toConstants({ frontMatter, headings })),
      ...parse(toPlaygroundExports(playgrounds, file.path, frontMatter.packageName)),
    );
  };
}

/** Fails with the file's path and line in the message, the way every build error reads. */
export function failAt(file: VFile, reason: string, line = 1): never {
  throw new Error(`${file.path}:${line}: ${reason}`);
}

function addHeading(
  node: HeadingNode,
  headings: Heading[],
  uniqueId: (id: string) => string,
  fail: Fail,
): void {
  const { depth } = node;
  const text = toString(node);
  if (depth === 1) fail(`The title stands in the front matter; write "${text}" as ## or drop it.`, node);
  if (depth !== 2 && depth !== 3) return;
  if (depth === 3 && headings.length === 0) fail('A ### heading needs a ## heading above it.', node);
  visit(node, 'link', (link) => fail('A heading holds no link: it is a link itself.', link));
  const id = uniqueId(toHeadingId(text));
  headings.push({ id, text, level: depth });
  node.data = { ...node.data, hProperties: { id } };
}

function toCodeElement(node: Code, fail: Fail): MdxJsxFlowElement {
  const fence = parseFence(node.value, node.lang, node.meta ?? '', (reason) => fail(reason, node));
  return fence.kind === 'block'
    ? toElement('CodeBlock', { language: fence.language, title: fence.title, html: fence.html })
    : toElement('CodeTabs', { tabs: JSON.stringify(fence.tabs) });
}

/** In place, so that what is inside is visited, too. */
function becomeCallout(node: ContainerDirective, fail: Fail): void {
  const { name, children } = node;
  if (!SEVERITIES.includes(name)) {
    fail(`Callout ":::${name}" is unknown. Use one of ${SEVERITIES.join(', ')}.`, node);
  }
  const [first] = children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  Object.assign(node, toElement('Callout', { severity: name, title: hasLabel ? toString(first) : '' }), {
    children: hasLabel ? children.slice(1) : children,
  });
}

function checkElement(node: MdxJsxFlowElement | MdxJsxTextElement, isTopLevel: boolean, fail: Fail): void {
  const { name, attributes } = node;
  if (name === 'Demo') {
    if (!isTopLevel || node.type === 'mdxJsxTextElement') {
      fail('<Demo> stands at the top level of a page, not inside another element.', node);
    }
    return;
  }
  if (name === 'Playground' && (!isTopLevel || node.type === 'mdxJsxTextElement')) {
    fail('<Playground> stands at the top level of a page, not inside another element.', node);
  }
  if (name === 'Tool') checkTool(node, isTopLevel, fail);
  if (!ELEMENTS.concat(HTML_ELEMENTS).includes(name ?? '')) {
    fail(`Unknown element <${name}>. Use ${ELEMENTS.join(', ')} or ${HTML_ELEMENTS.join(', ')}.`, node);
  }
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') fail(NO_LOGIC, node);
    else if (attribute.value !== null && typeof attribute.value === 'object') fail(NO_LOGIC, node);
    else if (attribute.name === 'href') checkLink(attribute.value ?? '', node, fail);
  }
}

function checkTool(node: MdxJsxFlowElement | MdxJsxTextElement, isTopLevel: boolean, fail: Fail): void {
  const tool = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute')?.value;
  if (!isTopLevel || !TOOLS.some((name) => name === tool)) {
    fail(`<Tool name> stands at the top level and is one of ${TOOLS.join(', ')}.`, node);
  }
}

function checkLink(href: string, node: RootContent, fail: Fail): void {
  const fault = checkHref(href);
  if (fault) fail(fault, node);
}

const NO_LOGIC = 'A page is prose: it has no imports, exports or expressions. Move logic into a demo.';

/** `{'…'}` and `{" "}` are how MDX writes literal text; comments are empty expressions. */
function isLiteral(value: string): boolean {
  return /^\s*('[^']*'|"[^"]*"|`[^`$]*`|\/\*((?!\*\/).)*\*\/)\s*$/s.test(value);
}

function toElement(name: string, attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}

function toConstants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function toPlaygroundExports(
  playgrounds: readonly PlaygroundOptions[],
  file: string,
  packageName: string | undefined,
): string {
  const imports: string[] = [];
  const list = playgrounds.map((options, index) => {
    const modules = getPlaygroundImports(options, packageName ?? readPagePackage(file));
    const names = modules.map((_, part) => `Playground${index}_${part}`);
    imports.push(...modules.map((module, part) => `import ${names[part]} from '${module}';`));
    return `{ options: ${JSON.stringify(options)}, components: [${names.join(', ')}] }`;
  });
  return [...imports, '', `export const playgrounds = [${list.join(', ')}];`].join('\n');
}

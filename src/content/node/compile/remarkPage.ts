import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from '../../../page/shared/page';
import { listAliases } from '../reader/aliases';
import { describePage } from '../reader/describePage';
import type { PageHeading } from '../reader/readParts';
import { toRepositoryPath } from '../../../base/node/files';
import { checkSource } from '../rules/source';
import { toDemoExports } from './demoExports';
import { parseFence } from '../reader/fence';
import type { PlaygroundOptions } from '../reader/playgroundElements';
import { getPlaygroundImports, loadPagePackage } from './playgroundImports';

/**
 * Turns code fences and callouts into elements, and adds the module's exports `frontMatter`, `headings`,
 * `demos` (options, component and CSS of each) and `playgrounds`.
 * @throws Error with all diagnostics of the page
 */
export function remarkPage(this: Processor) {
  const parse = (esm: string) => (this.parse(esm) as Root).children;
  return async (tree: Root, file: VFile) => {
    const name = file.path && toRepositoryPath(file.path);
    const page = describePage(tree, String(file), name);
    const { frontMatter, demoOptions, playgrounds } = page;
    // A text without a file has no demos beside it.
    if (name) checkSource({ ...page, file: name });
    const headingIterator = page.headings.values();
    const tableIterator = page.tables.values();
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') {
        const { id } = headingIterator.next().value ?? {};
        if (!id) return undefined;
        const aliases = listAliases(frontMatter?.aliases ?? {}, id);
        const hProperties = { id, ...(aliases.length > 0 && { aliases: aliases.join(' ') }) };
        node.data = { ...node.data, hProperties };
      } else if (node.type === 'table') {
        const { id } = tableIterator.next().value ?? {};
        if (id) node.data = { ...node.data, hProperties: { id } };
      } else if (node.type === 'code') {
        if (parent && index !== undefined) parent.children[index] = toCodeElement(node);
        return SKIP;
      } else if (node.type === 'containerDirective') convertToCallout(node);
      else if (node.type === 'inlineCode' && parent?.type !== 'heading' && mustNotWrap(node.value)) {
        node.data = { ...node.data, hProperties: { className: ['whole'] } };
      }
      return undefined;
    });

    const ownPackage = frontMatter?.packageName;
    const packageName = ownPackage ?? (playgrounds.length > 0 ? await loadPagePackage(file.path) : '');
    tree.children.push(
      ...parse(toDemoExports(demoOptions, path.dirname(file.path ?? '.'))),
      ...parse(toConstants({ frontMatter, headings: page.headings.flatMap(toHeading) })),
      ...parse(toPlaygroundExports(playgrounds, packageName)),
    );
  };
}

/** Longest code that fits on one line of text or of a table cell, even on a narrow phone. */
const MAX_UNBROKEN_LENGTH = 22;

/** Whether code fits on one line but could wrap, like `--mui` or `p: 1`, unlike `Button`. */
function mustNotWrap(code: string): boolean {
  return code.length <= MAX_UNBROKEN_LENGTH && /[^\w.]/.test(code);
}

/** The entry in the table of contents; none for a heading that is not listed there. */
function toHeading({ id, text, depth, plan }: PageHeading): Heading[] {
  if (id === null || (depth !== 2 && depth !== 3)) return [];
  return [{ id, text, level: depth, ...(plan && { plan }) }];
}

function toCodeElement(node: Code): MdxJsxFlowElement {
  const fence = parseFence(node.value, node.lang, node.meta ?? '');
  return fence.kind === 'block'
    ? toElement('CodeBlock', { language: fence.language, title: fence.title, html: fence.html })
    : toElement('CodeTabs', { tabs: JSON.stringify(fence.tabs) });
}

/** Replaces a node in place, so that its children are visited, too. */
function convertToCallout(node: ContainerDirective): void {
  const { name, children } = node;
  const [first] = children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  Object.assign(node, toElement('Callout', { severity: name, title: hasLabel ? toString(first) : '' }), {
    children: hasLabel ? children.slice(1) : children,
  });
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

function toPlaygroundExports(playgrounds: readonly PlaygroundOptions[], packageName: string): string {
  const imports: string[] = [];
  const list = playgrounds.map((options, index) => {
    const modules = getPlaygroundImports(options, packageName);
    const names = modules.map((_, part) => `Playground${index}_${part}`);
    imports.push(...modules.map((module, part) => `import ${names[part]} from '${module}';`));
    return `{ options: ${JSON.stringify(options)}, components: [${names.join(', ')}] }`;
  });
  return [...imports, '', `export const playgrounds = [${list.join(', ')}];`].join('\n');
}

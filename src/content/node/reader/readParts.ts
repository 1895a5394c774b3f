import type { Heading as HeadingNode, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { createIdCounter, toHeadingId } from '../../../site/shared/headingId';
import { parsePlan, type Plan } from '../../../api/shared/plan';
import { checkHref } from './checkHref';
import { isDemo } from './demoElements';
import { findFenceFault, readFenceNotes, type FenceNotes } from './fence';
import { checkElement, isLiteral, NO_LOGIC, readAttribute } from './elementFaults';
import type { Report } from '../../../base/node/finding';
import { KEYBOARD_TABLE_ID, listsKeys } from './keyboardTable';

/** Severities of a callout. */
const SEVERITIES = ['info', 'warning', 'success', 'error'];

/** What a page contains. */
export interface Placed {
  /** Line within the page's file, from 1. */
  readonly line: number;
}

export interface PageHeading extends Placed {
  readonly depth: number;
  readonly text: string;
  /** Its anchor; only headings of the second and third level have one. */
  readonly id: string | null;
  /** Plan that its section is about. */
  readonly plan: Plan | null;
}

/** A code block. `line` is its first line of code. */
export interface PageFence extends Placed, FenceNotes {
  readonly language: string;
  readonly code: string;
}

export interface PageTable extends Placed {
  /** Anchor of the table of keys in the section about accessibility; `null` for all other tables. */
  readonly id: string | null;
  /** The cells of its first row, as text. */
  readonly header: readonly string[];
}

/** A picture; `alt` is `null` when it is missing. */
export interface PageImage extends Placed {
  readonly alt: string | null;
}

/** An address that the page links to or shows. */
export interface PageHref extends Placed {
  readonly href: string;
}

/** A demo on a page; `from` is the module of its own page when that is another. */
export interface ShownDemo extends Placed {
  readonly name: string;
  readonly from: string | null;
}

/** The contents of a page's tree by their kind. All lists are in reading order. */
export interface PageParts {
  readonly headings: readonly PageHeading[];
  /** Everything at its top level that is no heading. */
  readonly blocks: readonly Placed[];
  readonly fences: readonly PageFence[];
  readonly tables: readonly PageTable[];
  readonly images: readonly PageImage[];
  readonly hrefs: readonly PageHref[];
  readonly shownDemos: readonly ShownDemo[];
  /** Elements that list the product's components. */
  readonly galleries: readonly Placed[];
  /** Elements that list the product's releases. */
  readonly releases: readonly Placed[];
  /** What the site itself shows: interactive tools, tables of components. */
  readonly tools: readonly Placed[];
}

/** Lists what a page's tree contains, in reading order, and reports what it must not contain. */
export function readParts(tree: Root, report: Report): PageParts {
  const headings: PageHeading[] = [];
  const fences: PageFence[] = [];
  const tables: PageTable[] = [];
  const images: PageImage[] = [];
  const hrefs: PageHref[] = [];
  const shownDemos: ShownDemo[] = [];
  const galleries: Placed[] = [];
  const releases: Placed[] = [];
  const tools: Placed[] = [];
  const uniqueId = createIdCounter();
  visit(tree, (node, _, parent) => {
    const line = node.position?.start.line ?? 1;
    const addHref = (href: string | null) => {
      if (href !== null) hrefs.push({ line, href });
    };
    switch (node.type) {
      case 'heading': {
        checkHeading(node, headings, report);
        const text = toString(node).trim();
        const hasAnchor = node.depth === 2 || node.depth === 3;
        const id = hasAnchor ? uniqueId(toHeadingId(text)) : null;
        headings.push({ line, depth: node.depth, text, id, plan: findPlan(node) });
        break;
      }
      case 'code': {
        const meta = node.meta ?? '';
        reportAny(findFenceFault(node.value, node.lang, meta), node, report);
        fences.push({ line: line + 1, language: node.lang ?? '', code: node.value, ...readFenceNotes(meta) });
        return SKIP;
      }
      case 'table': {
        const header = node.children[0]?.children.map((cell) => toString(cell)) ?? [];
        const isKeyboard = tables.every(({ id }) => id === null) && listsKeys(header, headings);
        tables.push({ line, id: isKeyboard ? uniqueId(KEYBOARD_TABLE_ID) : null, header });
        break;
      }
      case 'image':
        images.push({ line, alt: node.alt || null });
        reportAny(checkHref(node.url), node, report);
        addHref(node.url);
        break;
      case 'link':
      case 'definition':
        reportAny(checkHref(node.url), node, report);
        addHref(node.url);
        break;
      case 'containerDirective':
        if (!SEVERITIES.includes(node.name)) {
          report(`Callout ":::${node.name}" is unknown. Use one of ${SEVERITIES.join(', ')}.`, node);
        }
        if (!node.data?.isClosed) {
          report(
            `Callout ":::${node.name}" has no end. Write ::: on a line of its own below its text.`,
            node,
          );
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        checkElement(node, parent ?? tree, report);
        if (node.name === 'Picture' || node.name === 'img') {
          images.push({ line, alt: readAttribute(node, 'alt') });
        }
        for (const attribute of ['href', 'light', 'dark']) addHref(readAttribute(node, attribute));
        if (node.name === 'Gallery') galleries.push({ line });
        if (node.name === 'Releases' && node.attributes.length === 0) releases.push({ line });
        if (node.name === 'Tool' || node.name === 'ComponentTable') tools.push({ line });
        const name = isDemo(node) ? readAttribute(node, 'name') : null;
        if (name !== null) shownDemos.push({ line, name, from: readAttribute(node, 'from') });
        break;
      }
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (node.type === 'mdxjsEsm' || !isLiteral(node.value)) report(NO_LOGIC, node);
        break;
    }
    return undefined;
  });
  const blocks = tree.children
    .filter(({ type }) => type !== 'heading' && type !== 'yaml')
    .map(({ position }) => ({ line: position?.start.line ?? 1 }));
  return { headings, blocks, fences, tables, images, hrefs, shownDemos, galleries, releases, tools };
}

/** The plan of a heading's mark. */
function findPlan({ children }: HeadingNode): Plan | null {
  const mark = children.find((one) => one.type === 'mdxJsxTextElement' && one.name === 'Plan');
  return mark?.type === 'mdxJsxTextElement' ? parsePlan(readAttribute(mark, 'of')) : null;
}

function reportAny(fault: string | null, node: Nodes, report: Report): void {
  if (fault) report(fault, node);
}

function checkHeading(node: HeadingNode, above: readonly PageHeading[], report: Report): void {
  const { depth } = node;
  if (!/[^\s\p{Cf}]/u.test(toString(node)))
    report('The heading is empty. Write its text, or remove it.', node);
  if (depth === 1)
    report(`The title stands in the front matter; write "${toString(node)}" as ## or drop it.`, node);
  if (depth !== 2 && depth !== 3) return;
  if (depth === 3 && !above.some(({ id }) => id !== null))
    report('A ### heading needs a ## heading above it.', node);
  visit(node, 'link', (link) => report('A heading holds no link: it is a link itself.', link));
}

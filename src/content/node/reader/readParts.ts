import type { Heading as HeadingNode, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { createIdCounter, toHeadingId } from '../../../site/shared/headingId';
import { parsePlan, type Plan } from '../../../api/shared/plan';
import { checkHref } from './checkHref';
import { isDemo } from './demoSyntax';
import { isPlayground } from './playgroundElements';
import { findFenceDiagnostic, readFenceMeta, type FenceMeta } from './fence';
import { checkElement, isLiteral, NO_LOGIC } from './elementDiagnostics';
import { readAttribute } from './readAttributes';
import { pageElements } from '../elements';
import { CALLOUT_TITLES } from '../elements/calloutTitles';
import type { Report } from '../../../base/node/diagnostic';
import { KEYBOARD_TABLE_ID, isKeyboardTable } from './keyboardTable';

/** Severities of a callout. */
const SEVERITIES = Object.keys(CALLOUT_TITLES);

/** A part of a page. */
export interface Located {
  /** Line within the page's file, from 1. */
  readonly line: number;
}

export interface PageHeading extends Located {
  readonly depth: number;
  readonly text: string;
  /** Its anchor; only headings of the second and third level have one. */
  readonly id: string | null;
  /** Plan that its section is about. */
  readonly plan: Plan | null;
  /** Lines of the links in it. */
  readonly linkLines: readonly number[];
}

/** A code block. `line` is its first line of code. */
export interface PageFence extends Located, FenceMeta {
  readonly language: string;
  readonly code: string;
}

export interface PageTable extends Located {
  /** Anchor of the keyboard table in the section "Accessibility"; `null` for all other tables. */
  readonly id: string | null;
  /** The cells of its first row, as text. */
  readonly header: readonly string[];
}

/** An image; `alt` is `null` when it is missing. */
export interface PageImage extends Located {
  readonly alt: string | null;
}

/** The address of a link or an image. */
export interface PageHref extends Located {
  readonly href: string;
}

/** A demo on a page; `from` is the module of the page that it belongs to, `null` for this page. */
export interface ShownDemo extends Located {
  readonly name: string;
  readonly from: string | null;
}

/** A part at the top level of a page. */
export interface PageBlock extends Located {
  readonly kind: 'heading' | 'demo' | 'playground' | 'other';
}

/** The contents of a page by kind. All lists are in reading order. */
export interface PageParts {
  readonly headings: readonly PageHeading[];
  /** Everything at its top level. */
  readonly blocks: readonly PageBlock[];
  readonly fences: readonly PageFence[];
  readonly tables: readonly PageTable[];
  readonly images: readonly PageImage[];
  readonly hrefs: readonly PageHref[];
  readonly shownDemos: readonly ShownDemo[];
  /** Names of the elements that it uses. */
  readonly elements: readonly string[];
  /** Elements that list the product's components. */
  readonly galleries: readonly Located[];
  /** Names of the elements that bring sections. */
  readonly sections: readonly string[];
  /** Content that the site generates: interactive tools, tables of components. */
  readonly tools: readonly Located[];
}

/** Lists the contents of a page's syntax tree, and reports what is not allowed. */
export function readParts(tree: Root, report: Report): PageParts {
  const headings: PageHeading[] = [];
  const fences: PageFence[] = [];
  const tables: PageTable[] = [];
  const images: PageImage[] = [];
  const hrefs: PageHref[] = [];
  const shownDemos: ShownDemo[] = [];
  const elements = new Set<string>();
  const sections: string[] = [];
  const generated = { galleries: [] as Located[], tools: [] as Located[] };
  const uniqueId = createIdCounter();
  visit(tree, (node, _, parent) => {
    const line = node.position?.start.line ?? 1;
    const addHref = (href: string | null) => {
      if (href !== null) hrefs.push({ line, href });
    };
    switch (node.type) {
      case 'heading': {
        const text = toString(node).trim();
        const hasAnchor = node.depth === 2 || node.depth === 3;
        const id = hasAnchor ? uniqueId(toHeadingId(text)) : null;
        headings.push({
          line,
          depth: node.depth,
          text,
          id,
          plan: findPlan(node),
          linkLines: listLinkLines(node),
        });
        break;
      }
      case 'code': {
        const meta = node.meta ?? '';
        reportIfAny(findFenceDiagnostic(node.value, node.lang, meta), node, report);
        fences.push({ line: line + 1, language: node.lang ?? '', code: node.value, ...readFenceMeta(meta) });
        return SKIP;
      }
      case 'table': {
        const header = node.children[0]?.children.map((cell) => toString(cell)) ?? [];
        const isKeyboard = tables.every(({ id }) => id === null) && isKeyboardTable(header, headings);
        tables.push({ line, id: isKeyboard ? uniqueId(KEYBOARD_TABLE_ID) : null, header });
        break;
      }
      case 'image':
        images.push({ line, alt: node.alt || null });
        reportIfAny(checkHref(node.url), node, report);
        addHref(node.url);
        break;
      case 'link':
      case 'definition':
        reportIfAny(checkHref(node.url), node, report);
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
        const element = pageElements.get(node.name ?? '');
        if (element) elements.add(element.name);
        const part = element?.listAs?.(node) ?? null;
        if (part === 'images' || node.name === 'img') images.push({ line, alt: readAttribute(node, 'alt') });
        else if (part === 'sections') sections.push(node.name ?? '');
        else if (part !== null) generated[part].push({ line });
        for (const attribute of ['href', 'light', 'dark']) addHref(readAttribute(node, attribute));
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
    .filter(({ type }) => type !== 'yaml')
    .map((node) => ({ line: node.position?.start.line ?? 1, kind: getKind(node) }));
  return {
    headings,
    blocks,
    fences,
    tables,
    images,
    hrefs,
    shownDemos,
    elements: [...elements],
    sections,
    ...generated,
  };
}

/** The plan of the `<Plan>` element in a heading. */
function findPlan({ children }: HeadingNode): Plan | null {
  const mark = children.find((one) => one.type === 'mdxJsxTextElement' && one.name === 'Plan');
  return mark?.type === 'mdxJsxTextElement' ? parsePlan(readAttribute(mark, 'of')) : null;
}

function reportIfAny(reason: string | null, node: Nodes, report: Report): void {
  if (reason) report(reason, node);
}

function getKind(node: Nodes): PageBlock['kind'] {
  if (node.type === 'heading') return 'heading';
  if (isDemo(node)) return 'demo';
  return isPlayground(node) ? 'playground' : 'other';
}

function listLinkLines(heading: HeadingNode): number[] {
  const lines: number[] = [];
  visit(heading, 'link', ({ position }) => {
    lines.push(position?.start.line ?? 1);
  });
  return lines;
}

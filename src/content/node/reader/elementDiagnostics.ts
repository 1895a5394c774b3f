import type { Nodes } from 'mdast';
import type { z } from 'zod';
import { pageElements } from '../elements';
import type { ElementNode, PageElement } from '../elements/element';
import type { Report } from '../../../base/node/diagnostic';
import { checkHref } from './checkHref';
import { checkDemo, isDemoGroup } from './demoGroups';
import { isDemo } from './demoSyntax';
import { readAttributes } from './readAttributes';

/** HTML elements that a page may use directly. */
const HTML_ELEMENTS = ['kbd', 'details', 'summary', 'br', 'sub', 'sup', 'abbr'];

/** Attributes whose values are addresses. */
const ADDRESSES = ['href', 'light', 'dark'];

export const NO_LOGIC =
  'A page is prose: it has no imports, exports or expressions. Move logic into a demo; put code in backticks, or write \\{ for a brace.';

/** Checks the name, the place and the attributes of an element. */
export function checkElement(node: ElementNode, parent: Nodes, report: Report): void {
  const name = node.name ?? '';
  const element = pageElements.get(name);
  if (!element) {
    if (!HTML_ELEMENTS.includes(name)) report(explainUnknown(name), node);
    checkValues(node, report);
  } else {
    if (!isInPlace(element, node, parent)) {
      report(`<${name}> must be at the top level of a page, not inside another element.`, node);
    } else if (isDemo(node)) checkDemo(node, parent, report);
    else element.check?.(node, parent, report);
    if (checkValues(node, report) && !element.isListed) checkAttributes(element, node, report);
  }
}

function explainUnknown(name: string): string {
  return `Unknown element <${name}>. Use ${[...pageElements.keys()].join(', ')} or ${HTML_ELEMENTS.join(', ')}.`;
}

function isInPlace({ place }: PageElement, node: ElementNode, parent: Nodes): boolean {
  if (place === 'text') return true;
  if (parent.type === 'root') return node.type === 'mdxJsxFlowElement';
  return isDemo(node) && isDemoGroup(parent);
}

/** Checks that all values are texts (or numbers) and that addresses are valid; returns whether they are texts. */
function checkValues(node: ElementNode, report: Report): boolean {
  let areTexts = true;
  for (const attribute of node.attributes) {
    const { value } = attribute;
    const isLogic =
      attribute.type !== 'mdxJsxAttribute' ||
      (value !== null && typeof value === 'object' && !/^\d+$/.test(value.value));
    if (isLogic) {
      report(NO_LOGIC, node);
      areTexts = false;
    } else if (ADDRESSES.includes(attribute.name)) {
      const reason = checkHref(typeof value === 'string' ? value : '');
      if (reason) report(reason, node);
    }
  }
  return areTexts;
}

function checkAttributes({ name, attributes }: PageElement, node: ElementNode, report: Report): void {
  const { error } = attributes.safeParse(readAttributes(node, report));
  const known = Object.keys(attributes.shape);
  for (const issue of error?.issues ?? []) report(explainIssue(name, issue, known), node);
}

function explainIssue(name: string, issue: z.core.$ZodIssue, known: readonly string[]): string {
  const attribute = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const has = known.length > 0 ? `It has ${known.join(', ')}` : 'It has none';
    return `<${name}> has no attribute ${issue.keys.join(', ')}. ${has}.`;
  }
  if (issue.code === 'invalid_value' && issue.values.length > 1) {
    return `<${name} ${attribute}> is one of ${issue.values.join(', ')}.`;
  }
  if (issue.code === 'invalid_type') return `<${name}> needs ${attribute}="…".`;
  return `<${name} ${attribute}> ${issue.message}.`;
}

/** Whether an expression is literal text, like `{'…'}` and `{" "}`, or a comment. */
export function isLiteral(value: string): boolean {
  return /^\s*('[^']*'|"[^"]*"|`[^`$]*`|\/\*((?!\*\/).)*\*\/)\s*$/s.test(value);
}

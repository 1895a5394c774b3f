import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Nodes } from 'mdast';
import { TOOLS } from '../../../page/shared/page';
import { parsePlan, PLANS } from '../../../api/shared/plan';
import { ART_NAMES } from './artNames';
import { checkHref } from './checkHref';
import { isDemoGroup } from './demoElements';
import type { Report } from '../../../base/node/diagnostic';
import { checkLanding } from './landingDiagnostics';

/** Elements that a page may use besides Markdown; rendered by `elements/elements.tsx`. */
const ELEMENTS = [
  'Demo',
  'Cards',
  'Card',
  'Picture',
  'Releases',
  'Tool',
  'Palettes',
  'ErrorList',
  'Licenses',
  'PageList',
  'TypicalApps',
  'Playground',
  'Hero',
  'Showcase',
  'ShowcaseList',
  'SearchButton',
  'Facts',
  'Libraries',
  'Gallery',
  'ComponentTable',
  'StyleProperties',
  'ThemeReference',
  'ThemeValues',
  'Installs',
  'Points',
  'Point',
  'Plan',
  'FeatureMap',
  'ApiMethods',
  'ApiSelectors',
  'ApiEvents',
];

/** HTML elements that a page may use directly. */
const HTML_ELEMENTS = ['kbd', 'details', 'summary', 'br', 'sub', 'sup', 'abbr'];

/** Elements that must be at the top level, on a line of their own. */
const TOP_ELEMENTS = ['Demo', 'Playground', 'Gallery', 'ComponentTable', 'Releases'];

/** Attributes whose values are addresses. */
const ADDRESSES = ['href', 'light', 'dark'];

export const NO_LOGIC =
  'A page is prose: it has no imports, exports or expressions. Move logic into a demo; put code in backticks, or write \\{ for a brace.';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks the name, the position and the attributes of an element. */
export function checkElement(node: Element, parent: Nodes, report: Report): void {
  const { name, attributes } = node;
  const isTopLevel = parent.type === 'root';
  const isPlaced = isTopLevel || (name === 'Demo' && isDemoGroup(parent));
  if (TOP_ELEMENTS.includes(name ?? '') && (!isPlaced || node.type === 'mdxJsxTextElement')) {
    report(`<${name}> must be at the top level of a page, not inside another element.`, node);
  } else if (node.type === 'mdxJsxFlowElement') checkLanding(node, parent, report);
  if (name === 'Demo') return;
  if (name === 'Tool') checkTool(node, isTopLevel, report);
  if (name === 'Plan' && !parsePlan(readAttribute(node, 'of'))) {
    report(`<Plan of> is one of ${PLANS.join(', ')}.`, node);
  }
  if (name === 'Point' && !ART_NAMES.some((art) => art === readAttribute(node, 'art'))) {
    report(`<Point art> is one of ${ART_NAMES.join(', ')}.`, node);
  }
  if (!ELEMENTS.concat(HTML_ELEMENTS).includes(name ?? '')) {
    report(`Unknown element <${name}>. Use ${ELEMENTS.join(', ')} or ${HTML_ELEMENTS.join(', ')}.`, node);
  }
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') report(NO_LOGIC, node);
    else if (attribute.value !== null && typeof attribute.value === 'object') report(NO_LOGIC, node);
    else if (ADDRESSES.includes(attribute.name)) {
      const reason = checkHref(attribute.value ?? '');
      if (reason) report(reason, node);
    }
  }
}

function checkTool(node: Element, isTopLevel: boolean, report: Report): void {
  const tool = readAttribute(node, 'name');
  if (!isTopLevel || !TOOLS.some((name) => name === tool)) {
    report(`<Tool> must be at the top level, and its name one of ${TOOLS.join(', ')}.`, node);
  }
}

/** Value of an attribute; `null` when it is missing or not a string. */
export function readAttribute(node: Element, name: string): string | null {
  const found = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : null;
}

/** Whether an expression is literal text, like `{'…'}` and `{" "}`, or a comment. */
export function isLiteral(value: string): boolean {
  return /^\s*('[^']*'|"[^"]*"|`[^`$]*`|\/\*((?!\*\/).)*\*\/)\s*$/s.test(value);
}

import type { DataAttributeName } from '../../../page/shared/attributes';
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { escapeHtml } from '../../shared/codeTokens';
import type { Release } from '../../../site/shared/release';

const processor = createProcessor({ format: 'md' });

const TONE: DataAttributeName = 'data-tone';

/**
 * Renders the changes of a release as HTML, breaking changes first: for its page, and for feeds, whose
 * readers ignore styles.
 * @param base origin to put before links to pages of the site; needed where the HTML is shown elsewhere
 */
export function toReleaseHtml({ breaking = [], changes }: Release, base = ''): string {
  const toList = (texts: readonly string[]) => {
    const items = texts.map((text) => `<li>${toHtml(parse(text), base)}</li>`);
    return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  };
  const warning = `<p><strong class="ui-chip" ${TONE}="warning">Breaking changes</strong></p>`;
  return (breaking.length > 0 ? warning + toList(breaking) : '') + toList(changes);
}

/** A text of a manifest without Markdown syntax. */
export function toPlainText(text: string): string {
  const words: string[] = [];
  visit(parse(text), (node) => {
    if ('value' in node) words.push(node.value);
  });
  return words.join('');
}

/** The targets of the links in a text of a manifest. */
export function listHrefs(text: string): string[] {
  const hrefs: string[] = [];
  visit(parse(text), 'link', ({ url }) => {
    hrefs.push(url);
  });
  return hrefs;
}

function parse(text: string): Root {
  return processor.parse(text) as Root;
}

/** Renders code, strong emphasis and links; of anything else, only the text. */
function toHtml(node: Nodes, base: string): string {
  const inner = 'children' in node ? node.children.map((child) => toHtml(child, base)).join('') : '';
  switch (node.type) {
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'strong':
      return `<strong>${inner}</strong>`;
    case 'link':
      return `<a href="${escapeHtml(base + node.url)}">${inner}</a>`;
    default:
      return 'value' in node ? escapeHtml(node.value) : inner;
  }
}

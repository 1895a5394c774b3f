import english from '../../../../data/languages/en.json';
import panels from '../../../../data/languages/en.panels.json';
import type { DataAttributeName } from '../../../page/shared/attributes';
import { toDemoFileName } from '../../../demo/shared/demo';
import type { DemoBlock } from '../../../page/shared/page';

const CODE: DataAttributeName = 'data-code';
const COPY: DataAttributeName = 'data-copy';
const ARCHIVED_SOURCE: DataAttributeName = 'data-archived-source';

/** Class of the links to the site (`src/extensions/archive/client/archive.css`). */
const ONLINE_CLASS = 'archive-online';

/**
 * The full source of a demo as a code block with a copy button, like `ui/client/CodeBlock.tsx`; hidden until
 * the reader opens it. Empty where the page already shows the full source.
 * @param source highlighted HTML
 */
export function writeDemoSource(
  { name, file, code }: Pick<DemoBlock, 'name' | 'file' | 'code'>,
  source: string,
): string {
  if (code === 'open') return '';
  const title = toDemoFileName(file, 'TS');
  return (
    `<div class="code-block" ${CODE}="demo" ${ARCHIVED_SOURCE}="" hidden=""><div class="code-head">` +
    `<span class="code-title">${title}</span>` +
    `<button type="button" class="ui-button ui-quiet copy-button" ${COPY}="" aria-label="${english['copy.label']}">` +
    `<span class="copy-label">${english['copy.copy']}</span>` +
    `<span class="copied-label">${english['copy.copied']}</span>` +
    `<kbd class="copy-key" aria-hidden="true"></kbd></button></div>` +
    `<pre tabindex="0" aria-label="${name}" dir="ltr"><code>${source}</code></pre></div>`
  );
}

/**
 * A link to the same place online, where demos can be edited and tools work.
 * @param address of the demo or tool on the site
 * @param name readable name of the demo or tool
 */
export function writeOnlineLink(address: string, name: string): string {
  return `<a class="${ONLINE_CLASS}" href="${address}" aria-label="${panels['archive.open']}: ${name}">${panels['archive.open']}</a>`;
}

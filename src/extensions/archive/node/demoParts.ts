import english from '../../../../data/translations/en.json';
import panels from '../../../../data/translations/en.panels.json';
import type { DataAttributeName } from '../../../page/shared/attributes';
import { toDemoFileName } from '../../../demo/shared/demo';
import type { DemoBlock } from '../../../page/shared/page';

const CODE: DataAttributeName = 'data-code';
const COPY: DataAttributeName = 'data-copy';
const ARCHIVED_SOURCE: DataAttributeName = 'data-archived-source';

/** Class of the line of a demo that leads to the site (`src/extensions/archive/client/archive.css`). */
const ONLINE_CLASS = 'archive-online';

/**
 * The whole source of a demo as a block of code with a button that copies it, like `ui/client/CodeBlock.tsx`; hidden until
 * the reader asks for it, where the page shows an excerpt or nothing.
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
    `<button type="button" class="copy-button" ${COPY}="" aria-label="${english['copy.label']}">` +
    `<span class="copy-label">${english['copy.copy']}</span>` +
    `<span class="copied-label">${english['copy.copied']}</span>` +
    `<kbd class="copy-key" aria-hidden="true"></kbd></button></div>` +
    `<pre tabindex="0" aria-label="${name}" dir="ltr"><code>${source}</code></pre></div>`
  );
}

/**
 * A link to the same place online, where a demo can be edited and a tool works.
 * @param address of the demo on the site
 * @param name of the demo, in words
 */
export function writeOnlineLink(address: string, name: string): string {
  return `<a class="${ONLINE_CLASS}" href="${address}" aria-label="${panels['archive.open']}: ${name}">${panels['archive.open']}</a>`;
}

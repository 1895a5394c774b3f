import { writePlaygroundCode } from '../../model/playgroundCode';
import type { Playground } from '../../model/playground';
import { escapeHtml } from '../../model/codeTokens';

/** The code of a playground at its start, as colored HTML. */
export function renderPlaygroundCode(playground: Playground): string {
  return writePlaygroundCode(playground, playground.start)
    .map(({ text, type }) => (type ? `<span class="t-${type}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}

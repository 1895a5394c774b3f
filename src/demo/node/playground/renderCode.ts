import { toCodeHtml } from '../../../content/shared/codeTokens';
import type { Playground } from '../../shared/playground';
import { writePlaygroundCode } from '../../shared/playgroundCode';

/** The code of a playground at its start, as colored HTML. */
export function renderPlaygroundCode(playground: Playground): string {
  return toCodeHtml(writePlaygroundCode(playground, playground.start));
}

import { toCodeHtml } from '../../../content/shared/codeTokens';
import type { Playground } from '../../shared/playground';
import { writePlaygroundCode } from '../../shared/playgroundCode';

/** The initial code of a playground, as highlighted HTML. */
export function renderPlaygroundCode(playground: Playground): string {
  return toCodeHtml(writePlaygroundCode(playground, playground.start));
}

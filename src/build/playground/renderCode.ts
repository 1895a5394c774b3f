import { toCodeHtml } from '../../model/codeTokens';
import type { Playground } from '../../model/playground';
import { writePlaygroundCode } from '../../model/playgroundCode';

/** The code of a playground at its start, as colored HTML. */
export function renderPlaygroundCode(playground: Playground): string {
  return toCodeHtml(writePlaygroundCode(playground, playground.start));
}

import type { Playground, PropValues } from '../../shared/playground';
import { writePlaygroundCode } from '../../shared/playgroundCode';

/** Writes a playground's code into its block as nodes, so that text from a reader is never parsed as HTML. */
export function showCode(code: Element, playground: Playground, values: PropValues): void {
  const nodes = writePlaygroundCode(playground, values).map(({ text, type }) => {
    if (!type) return text;
    const span = document.createElement('span');
    span.className = `t-${type}`;
    span.textContent = text;
    return span;
  });
  code.replaceChildren(...nodes);
}

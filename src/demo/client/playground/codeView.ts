import { datasetOf } from '../../../base/client/dataset';
import { selectData } from '../../../page/shared/attributes';
import type { Playground, PropValues } from '../../shared/playground';
import { writePlaygroundCode } from '../../shared/playgroundCode';

/**
 * Writes a playground's code into its block as nodes, so that text from a reader is never parsed as HTML.
 * @param changed name of the control whose new value flashes, if any
 */
export function showCode(
  code: Element,
  playground: Playground,
  values: PropValues,
  changed: string | null,
): void {
  const nodes = writePlaygroundCode(playground, values).map(({ text, type, prop }) => {
    if (!type && !prop) return text;
    const span = document.createElement('span');
    if (type) span.className = `t-${type}`;
    if (prop) datasetOf(span).prop = prop;
    if (prop && prop === toProp(changed)) datasetOf(span).lit = 'changed';
    span.textContent = text;
    return span;
  });
  code.replaceChildren(...nodes);
}

/**
 * Lights the prop of the control under the pointer.
 * @param name of the control; without it, no prop is lit
 */
export function lightProp(code: Element, playground: Playground, values: PropValues, name?: string): void {
  // The code of the first values is from the build, and does not say which prop it writes.
  if (!code.querySelector(selectData('prop'))) showCode(code, playground, values, null);
  for (const part of code.querySelectorAll<HTMLElement>(selectData('prop'))) {
    if (datasetOf(part).prop === toProp(name)) datasetOf(part).lit = 'pointed';
    else delete datasetOf(part).lit;
  }
}

/** `sx.color` → `sx`: the prop in which a control sets its value. */
function toProp(name: string | null | undefined): string | undefined {
  return name?.split('.')[0];
}

/** Attributes of an element; those that are `undefined` are left out. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element with attributes and contents, for code that runs without React. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** A line icon like those of `Icon.tsx`. */
export function createIcon(path: string): Element {
  const icon = document.createElementNS(SVG, 'svg');
  setAttributes(icon, {
    viewBox: '0 0 20 20',
    width: 20,
    height: 20,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.6,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': true,
  });
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  icon.append(line);
  return icon;
}

/** Changes attributes of an element; one that is `undefined` is removed. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}

const SVG = 'http://www.w3.org/2000/svg';

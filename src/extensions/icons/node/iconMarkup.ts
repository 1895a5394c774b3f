import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

const Fragment = 'fragment';

/** What the code of an icon passes to the JSX runtime. */
type Props = Readonly<Record<string, unknown>>;

/** SVG elements and attributes that icons consist of, by their names in React. */
const ELEMENTS = ['path', 'circle', 'ellipse', 'g'];
const ATTRIBUTES: Readonly<Record<string, string>> = {
  d: 'd',
  cx: 'cx',
  cy: 'cy',
  r: 'r',
  rx: 'rx',
  ry: 'ry',
  opacity: 'opacity',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  transform: 'transform',
};

/** Helper modules of the compiler, which the code of icons may import. */
const HELPER = /^@babel\/runtime\//;

/**
 * The SVG elements that a module of the icon package draws. Its code runs with a JSX runtime that writes
 * markup, which is a hundred times faster than rendering the components.
 * @param code the module in CommonJS
 * @throws Error for elements, attributes and imports that no icon has had before
 */
export function readIconMarkup(code: string, file: string): string {
  const shapes = new Map<string, string>();
  const jsx = (type: unknown, props: Props): string => drawElement(String(type), props, shapes, file);
  const createElement = (type: unknown, props: Props | null, ...children: unknown[]) =>
    jsx(type, { children, ...props });
  const load = createRequire(path.resolve(file));
  const provide = (name: string): unknown => {
    if (name.endsWith('/createSvgIcon')) return { __esModule: true, default: toMarkup };
    if (name === 'react/jsx-runtime') return { jsx, jsxs: jsx, Fragment };
    if (name === 'react') return { Fragment, createElement };
    if (HELPER.test(name)) return load(name);
    throw new Error(`${file} imports ${name}, which no icon has done before.`);
  };
  const exports: { default?: unknown } = {};
  compileFunction(code, ['require', 'exports'], { filename: file })(provide, exports);
  if (typeof exports.default !== 'string') throw new Error(`${file} has no icon as its default export.`);
  return exports.default;
}

function drawElement(type: string, props: Props, shapes: Map<string, string>, file: string): string {
  const { children, id, ...attributes } = props;
  if (type === Fragment) return toMarkup(children);
  if (type === 'defs') return '';
  // Ids would have to be unique in the document, so shapes that are used by reference are inlined.
  if (type === 'use') return shapes.get(String(attributes.xlinkHref)) ?? fail(file, 'a reference');
  if (!ELEMENTS.includes(type)) fail(file, `<${type}>`);
  const written = Object.entries(attributes).map(([name, value]) => {
    const attribute = ATTRIBUTES[name] ?? fail(file, `the attribute ${name}`);
    return ` ${attribute}="${String(value).replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`)}"`;
  });
  const content = toMarkup(children);
  const markup = `<${type}${written.join('')}${content ? `>${content}</${type}>` : '/>'}`;
  if (typeof id === 'string') shapes.set(`#${id}`, markup);
  return markup;
}

function toMarkup(children: unknown): string {
  return Array.isArray(children) ? children.map(toMarkup).join('') : ((children as string | undefined) ?? '');
}

function fail(file: string, what: string): never {
  throw new Error(`${file} draws with ${what}, which no icon has done before.`);
}

import { findComponentApi, type Api, type ComponentApi, type PropApi } from '../../../api/shared/api';

/** Placeholder values for required props, by type. */
const VALUES: readonly (readonly [type: RegExp, value: string])[] = [
  [/^bool(ean)?$/, '={false}'],
  [/^number\b/, '={0}'],
  [/\bReact(?:Node|Element)\b/, '={<span />}'],
  [/\bnull\b/, '={null}'],
  [/\[\]$|^(?:readonly )?Array</i, '={[]}'],
  [/^string$/, '=""'],
];

/** Why no first demo of a component can be generated, and the fix; `null` when it can. */
export function findDemoError(api: Api, productId: string, component: string): string | null {
  const entry = findComponentApi(api, productId, component);
  if (!entry) return `No package of ${productId} exports a documented "${component}". See its API pages.`;
  const prop = listRequired(entry).find((one) => findValue(one) === null);
  return prop
    ? `"${component}" needs ${prop.name} (${prop.type.text}), for which there is no empty value. Write its demo by hand.`
    : null;
}

/**
 * The code of a demo that shows a component with nothing but its required props.
 * @throws Error when the product has no such component
 */
export function createDemoCode(api: Api, productId: string, component: string, name: string): string {
  const entry = findComponentApi(api, productId, component);
  if (!entry) throw new Error(`${productId} has no component "${component}".`);
  const required = listRequired(entry);
  const attributes = required
    .filter((prop) => prop.name !== 'children')
    .map((prop) => ` ${prop.name}${findValue(prop)}`);
  const start = `<${component}${attributes.join('')}`;
  const hasChildren = required.length > attributes.length;
  const element = hasChildren ? `${start}><span /></${component}>` : `${start} />`;
  return `${getImport(entry)}\n\nexport default function ${name}() {\n  return ${element};\n}\n`;
}

/** The import statement with the smallest download. */
export function getImport({ imports }: Pick<ComponentApi, 'imports'>): string {
  return imports[0] ?? '';
}

function listRequired({ props }: ComponentApi): PropApi[] {
  return props.filter(({ isRequired }) => isRequired);
}

function findValue({ type }: PropApi): string | null {
  return VALUES.find(([pattern]) => pattern.test(type.text))?.[1] ?? null;
}

import { findComponentApi, getInheritedComponents, type Api, type PropApi } from '../../model/api';
import type { Playground, PropControl, PropValue } from '../../model/playground';
import type { PlaygroundOptions } from '../mdx/playgroundElements';
import { findControl } from './findControl';

/** Where a playground stands: the page's product and file. */
export interface PlaygroundPlace {
  /** Id of the product. */
  readonly section: string;
  /** npm package that its components are imported from. */
  readonly packageName: string | null;
  /** Repository path of the page. */
  readonly file: string;
}

/**
 * Makes the controls of a playground from what the installed packages say of its component.
 * @throws Error with file, line and cure when a component, prop or start value does not exist
 */
export function createPlayground(
  api: Api,
  { component, child, childText, props, start, layout, line }: PlaygroundOptions,
  { section, packageName, file }: PlaygroundPlace,
): Playground {
  const fail = (reason: string): never => {
    throw new Error(`${file}:${line}: <Playground component="${component}">: ${reason}`);
  };
  const find = (name: string) => {
    const found = findComponentApi(api, section, name);
    if (!found) return fail(`${section} has no component "${name}".`);
    if (found.packageName === packageName) return found;
    return fail(`"${name}" comes from ${found.packageName}, but the page imports from ${packageName}.`);
  };
  const own = find(component);
  if (child !== null) find(child);
  const known = [...[own, ...getInheritedComponents(api, own)].flatMap((entry) => entry.props), CHILDREN];
  const findProp = (name: string): PropApi =>
    known.find((prop) => prop.name === name) ??
    fail(`it has no prop "${name}". Name one of ${own.props.map((prop) => prop.name).join(', ')}.`);

  const controls = props.map((name): PropControl => {
    const prop = findProp(name);
    // TextField says nothing of its size, but the FormControl that takes it does.
    const defaultValue = known.find((one) => one.name === name && one.defaultValue)?.defaultValue ?? null;
    return (
      findControl({ ...prop, defaultValue }) ??
      fail(`no control can set "${name}", whose type is ${prop.type.text}. Leave it out of props.`)
    );
  });
  for (const [name, value] of Object.entries(start)) {
    const control = controls.find((one) => one.name === name);
    if (!control && !NATIVE.test(name)) findProp(name.split('.')[0] ?? name);
    if (control && !takes(control, value))
      fail(`start gives "${name}" ${JSON.stringify(value)}, which it is not.`);
  }
  return {
    component,
    layout,
    controls,
    start,
    child: child === null ? null : { component: child, text: childText },
  };
}

/** Attributes that components pass on to their element, and that the extraction leaves out for that. */
const NATIVE = /^(?:(?:aria|data)-[a-z-]+|placeholder)$/;

/** Some types take it from React, which the extraction leaves out. */
const CHILDREN: PropApi = {
  name: 'children',
  type: { text: 'React.ReactNode', members: [] },
  isRequired: false,
  defaultValue: null,
  description: '',
  deprecation: null,
  plan: null,
  signature: null,
  requiresRef: false,
};

function takes({ kind, options }: PropControl, value: PropValue): boolean {
  switch (kind) {
    case 'choice':
      return options.some((option) => option === value);
    case 'switch':
    case 'handler':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'text':
      return typeof value === 'string';
  }
}
